import { RefreshCw } from 'lucide'
import { listViewMessages } from '../../locales/en/listView.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useCurrentMinute } from '../data/useCurrentMinute.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import { IconButton } from '../ui/Button.tsx'
import { HStack, InlineText } from '../ui/layout.ts'

interface AsOfProps {
  /** When the list was read, in milliseconds since the epoch. */
  readAt: number
  onRefresh: () => unknown
}

const minute = 60_000

/** The time of a list that is older than a minute, with a button that reads it again. Without a connection: the time at once. */
export function AsOf({ readAt, onRefresh }: AsOfProps) {
  const t = useMessages(listViewMessages)
  const { formatSince } = useDayFormats()
  const isOffline = useIsOffline()
  const now = useCurrentMinute()
  if (!isOffline && now - readAt < minute) return null
  return (
    <HStack $gap={1}>
      <InlineText>{t.asOf(formatSince(readAt))}</InlineText>
      {!isOffline && <IconButton icon={RefreshCw} label={t.refresh} onClick={() => void onRefresh()} />}
    </HStack>
  )
}
