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

/** A tile that was read this long before or after the wallet shows its own time, in milliseconds. */
const minDifference = 60_000

/** The time when a tile was read as text. Undefined if the time of the title row is enough, and while that is read. */
export function useOwnTime(time: number): string | undefined {
  const t = useMessages(dashboardMessages)
  const { formatSince } = useFormats()
  const pageTime = useContext(PageTimeContext)
  if (pageTime === null) return undefined
  if (pageTime !== undefined && Math.abs(pageTime - time) < minDifference) return undefined
  return t.asOf(formatSince(time))
}
