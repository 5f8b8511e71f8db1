import type { EndpointInput } from 'api-client'
import type { listStations } from 'api-client/contract/stations'

/** What a person can filter by; where they are and what the map shows is no filter. */
export type StationFilters = Partial<
  Omit<EndpointInput<typeof listStations>, 'near' | 'bounds' | 'page' | 'perPage'>
>

/** The most that one call answers with: what the map reads at once. */
export const mapPage = 1000
