import type { EndpointInput } from 'fleet-portal-api-client'
import { listStations } from 'fleet-portal-api-client/contract/stations'
import { useRead } from '../../../foundation/data/useRead.ts'
import { useListState } from '../../../foundation/list/useListState.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { useMessages } from '../../../provider/messages.ts'

/** Shows a note if the server does not support the filter "Open now" and returned closed stations as well. */
export function OpenNowNote({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const lockedInput = { fleetId } as Partial<EndpointInput<typeof listStations>>
  const { input } = useListState(listStations, lockedInput)
  // The list sends the request; this only reads its cached response.
  const { data } = useRead(listStations, input, { enabled: false, keepPrevious: false })
  if (!input.openNow || !data || data.applied?.includes('openNow')) return null
  return <Banner tone="info">{t.openNowIgnored}</Banner>
}
