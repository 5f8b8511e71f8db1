import type { EndpointInput } from 'fleet-portal-api-client'
import type { listStations } from 'fleet-portal-api-client/contract/stations'

/** The filters that a user can set. The position and the bounds of the map are not filters. */
export type StationFilters = Partial<
  Omit<EndpointInput<typeof listStations>, 'near' | 'bounds' | 'page' | 'perPage'>
>

/** The largest page that the server returns. The map reads pages of this size. */
export const maxPageSize = 1000
