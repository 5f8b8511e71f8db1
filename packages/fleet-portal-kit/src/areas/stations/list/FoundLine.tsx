import { formatCount } from '../../../format/numbers.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { InlineText, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FoundStations } from './useFoundStations.ts'

interface FoundLineProps {
  found: FoundStations
  /** The order by distance is what the stations are read for. */
  isNear: boolean
}

/** How many stations there are, and in what order they come: by distance only where that is true of all. */
export function FoundLine({ found, isNear }: FoundLineProps) {
  const t = useMessages(stationsMessages)
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
        {status === 'nearest' && <InlineText> · {t.nearest}</InlineText>}
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
