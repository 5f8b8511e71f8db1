import { createContext, useContext } from 'react'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'

/**
 * The time that the title row of the dashboard shows for all tiles, in milliseconds. Null while it is read, undefined if there is
 * none: outside of the dashboard, or if it could not be read.
 */
const PageTimeContext = createContext<number | null | undefined>(undefined)

export const PageTimeProvider = PageTimeContext.Provider

/** The time of the whole page, for its title row. */
export function PageTime({ time }: { time: number }) {
  const t = useMessages(dashboardMessages)
  const { formatSince } = useFormats()
  return <InlineText $muted>{t.asOf(formatSince(time))}</InlineText>
}

/** Reads within this time belong together, in milliseconds. A minute of the clock may begin between two answers of one page. */
const sameTime = 60_000

/** The time when a tile was read as text. Undefined if the time of the title row stands for it, or may do so in a moment. */
export function useOwnTime(time: number): string | undefined {
  const t = useMessages(dashboardMessages)
  const { formatSince } = useFormats()
  const pageTime = useContext(PageTimeContext)
  if (pageTime === null) return undefined
  if (pageTime !== undefined && Math.abs(pageTime - time) < sameTime) return undefined
  return t.asOf(formatSince(time))
}
