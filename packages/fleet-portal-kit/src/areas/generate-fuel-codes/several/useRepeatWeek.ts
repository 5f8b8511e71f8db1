import { useEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { today } from '../../../format/days.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { codeDraftsMessages } from '../../../locales/en/codeDrafts.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useToast } from '../../../provider/widgetContext.ts'

/** Adds drafts that repeat the codes of last week. A second press during the first does nothing. */
export function useRepeatWeek(fleetId: string, add: (values: readonly CodeValues[], text: string) => void) {
  const t = useMessages(codeDraftsMessages)
  const { client } = usePortal()
  const showToast = useToast()
  const errorMessageOf = useErrorMessage()
  const running = useRef<AbortController>(undefined)
  const [isReading, setReading] = useState(false)
  useEffect(() => () => running.current?.abort(), [])
  const repeatWeek = async () => {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    setReading(true)
    try {
      const { repeatLastWeek } = await import('./repeatLastWeek.ts')
      const { values, skipped, isPart } = await repeatLastWeek(client, fleetId, today(), signal)
      if (signal.aborted) return
      if (values.length === 0) showToast({ tone: 'info', text: t.nothingLastWeek })
      else add(values, [t.repeated(values.length, isPart), t.skipped(skipped)].filter(Boolean).join(' '))
    } catch (error) {
      if (!signal.aborted) showToast({ tone: 'danger', text: errorMessageOf(error) })
    } finally {
      running.current = undefined
      setReading(false)
    }
  }
  return { isReading, repeatWeek }
}
