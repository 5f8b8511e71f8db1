import type { EndpointInput } from 'api-client'
import { listStations } from 'api-client/contract/stations'
import { useRead } from '../../../foundation/data/useRead.ts'
import { useListState } from '../../../foundation/list/useListState.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { useMessages } from '../../../provider/messages.ts'

/** Says so where the server does not know the filter "Open now" and has answered with closed stations too. */
export function OpenNowNote({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const fixed = { fleetId } as Partial<EndpointInput<typeof listStations>>
  const { input } = useListState(listStations, fixed)
  // The list makes the call.
  const { data } = useRead(listStations, input, { enabled: false, keepPrevious: false })
  if (!input.openNow || !data || data.applied?.includes('openNow')) return null
  return <Banner tone="info">{t.openNowIgnored}</Banner>
}
