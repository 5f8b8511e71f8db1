import { readList, type EndpointInput, type ListEndpoint } from 'fleet-portal-api-client'
import { ArrowUp } from 'lucide'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import type { FilterValues } from '../../../foundation/list/filter.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { reset } from '../../../foundation/ui/layout.ts'
import { focusRow, tableRows } from '../../../foundation/widget/tableKeys.ts'
import { radius, space, token } from '../../../provider/appearance.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useWidget } from '../../../provider/widgetContext.ts'

/** The least time between two counts, in milliseconds. */
const minInterval = 10_000

/** Takes no room, so that the rows stay where they are when the pill appears. */
const Place = styled.div`
  ${reset}
  display: flex;
  justify-content: center;
  position: sticky;
  top: calc(${token('sticky-top')} + ${space(1)});
  z-index: 4;
  height: 0;
`

const Pill = styled(Button)`
  flex: none;
  align-self: flex-start;
  border-radius: ${radius(3)};
  box-shadow: ${token('shadow-overlay')};
`

export interface LivePillProps {
  endpoint: ListEndpoint
  /** The input of the list, with its filters. */
  input: object
  /** The number of items that the answer on screen counts. Undefined without an answer. */
  count: number | undefined
  /** The label of the pill. */
  showNew: (count: number) => string
  /** Changes the input. */
  onChange: (values: FilterValues) => void
}

/** Counts the found items after each live message, which may be about anything, and after other filters are set. Undefined until then. */
function useLatestCount({ endpoint, input }: Pick<LivePillProps, 'endpoint' | 'input'>): number | undefined {
  const { client, realtime } = usePortal()
  const first = JSON.stringify({ ...input, page: 1, perPage: 10 })
  const [latest, setLatest] = useState<{ first: string; count: number }>()
  const lastCount = useRef(-minInterval)
  const counted = useRef<{ first: string; messages: unknown }>(undefined)
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCounting = false
    const count = async () => {
      timer = undefined
      // A hidden page counts when the user returns to it.
      if (document.hidden) return
      counted.current = { first, messages: realtime.messages() }
      lastCount.current = Date.now()
      isCounting = true
      try {
        const options = { signal, isBackgroundRefetch: true }
        const answer = await client.call(endpoint, JSON.parse(first) as EndpointInput<ListEndpoint>, options)
        if (!signal.aborted) setLatest({ first, count: readList(endpoint, answer).count })
      } catch {
        // A message is a hint only. The next one counts again.
      }
      isCounting = false
    }
    const schedule = () => {
      if (counted.current?.first === first && counted.current.messages === realtime.messages()) return
      const wait = Math.max(0, lastCount.current + minInterval - Date.now())
      // The clock of the device may have been set back.
      timer ??= setTimeout(() => void count(), Math.min(wait, minInterval))
    }
    schedule()
    const stop = realtime.subscribe(schedule)
    document.addEventListener('visibilitychange', schedule)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', schedule)
      clearTimeout(timer)
      unmounted.abort()
      // The count was aborted, so it is still due.
      if (isCounting) counted.current = undefined
    }
  }, [client, realtime, endpoint, first])
  return latest?.first === first ? latest.count : undefined
}

/** Offers to show the items that were added since the list was read. Until it is pressed, the rows stay as they are. */
export function LivePill({ endpoint, input, count, showNew, onChange }: LivePillProps) {
  const { queryClient } = usePortal()
  const { announce } = useWidget()
  const latest = useLatestCount({ endpoint, input })
  const added = latest === undefined || count === undefined ? 0 : latest - count
  const label = added > 0 ? showNew(added) : undefined
  useEffect(() => {
    if (label) announce(label)
  }, [label, announce])
  if (!label) return null
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('.fpk-list')?.querySelector<HTMLElement>(tableRows)
    // The pressed button is about to be removed, so the focus needs a new place.
    if (row) focusRow(row)
    // New items are on the first page of the default order.
    onChange({ orderBy: undefined, order: undefined })
    void queryClient.invalidateQueries({ queryKey: [endpoint.name] })
  }
  return (
    <Place>
      <Pill variant="primary" icon={ArrowUp} onClick={show}>
        {label}
      </Pill>
    </Place>
  )
}
