import { Button } from '../../../foundation/ui/Button.tsx'
import { InlineText, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FoundStations } from './useFoundStations.ts'

interface StationCountProps {
  found: FoundStations
  /** Whether the list is to be sorted by distance. */
  isNear: boolean
}

/** The number of stations and their order. It says "nearest first" only if that is true of all stations. */
export function StationCount({ found, isNear }: StationCountProps) {
  const t = useMessages(stationsMessages)
  const { formatCount } = useFormats()
  const ui = useMessages(uiMessages)
  const { lookup, stations, total, status } = found
  const text = () => {
    if (total === undefined) return !lookup.error && <Skeleton $width="120px" />
    const counts = [formatCount(stations.length), formatCount(total)] as const
    if (status === 'reading') return isNear ? t.readingNearest(...counts) : t.readingAll(...counts)
    if (status === 'incomplete') return isNear ? t.notByDistance : t.notAllRead
    return (
      <>
        {t.found(...counts)}
        {status === 'nearest' && stations.length > 0 && <InlineText> · {t.nearest}</InlineText>}
      </>
    )
  }
  return (
    <HStack $wrap $gap={3}>
      <Paragraph $muted role="status">
        {text()}
      </Paragraph>
      {status === 'incomplete' && <Button onClick={() => void lookup.fetchNextPage()}>{ui.tryAgain}</Button>}
    </HStack>
  )
}
