import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Box } from '../../foundation/ui/layout.ts'
import { clockMessages } from '../../locales/en/clock.ts'
import { space } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { compactFrame } from './frameSize.ts'

/** The largest difference between two clocks that is not reported, in milliseconds. */
const tolerance = 5 * 60_000

/** The time of a server and that of this device, in milliseconds. */
interface Times {
  server: number
  device: number
}

/**
 * Reads the time of a server from the `Date` header of its answer. A cache adds an `Age`, in seconds (RFC 9111, section 5.1).
 * Resolves to undefined if the clocks agree, or if the server does not tell its time.
 */
async function readDifference(url: string, signal: AbortSignal): Promise<Times | undefined> {
  const sent = Date.now()
  const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })
  const device = Date.now()
  const server = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000
  return sent - server > tolerance || server - device > tolerance ? { server, device } : undefined
}

const Place = styled(Box)`
  padding: ${space(4)} ${space(6)} 0;
  ${compactFrame} {
    padding: ${space(3)} ${space(3)} 0;
  }
  @media print {
    display: none;
  }
`

/**
 * Warns users whose device has a wrong clock: dates such as today, and what is counted from them, are wrong. It is read again when the
 * user returns to the tab, because the user may have set the clock.
 */
export function ClockNotice({ url }: { url: string }) {
  const t = useMessages(clockMessages)
  const { formatInstant } = useDayFormats()
  const [times, setTimes] = useState<Times>()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const read = () => {
      // Without an answer the last known difference stays.
      if (!document.hidden) readDifference(url, signal).then(setTimes, () => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read, { signal })
    return () => end.abort()
  }, [url])
  if (!times) return null
  const format = (time: number) => formatInstant(new Date(time).toISOString())
  return (
    <Place>
      <Banner tone="warning">{t.wrongClock(format(times.device), format(times.server))}</Banner>
    </Place>
  )
}
