import type { EndpointInput } from 'api-client'
import type { listStations, Station } from 'api-client/contract/stations'

/** What a person can filter by; where they are and what the map shows is no filter. */
export type StationFilters = Partial<
  Omit<EndpointInput<typeof listStations>, 'near' | 'bounds' | 'page' | 'perPage'>
>

/** What a list reads from the answer. */
export const readStations = (answer: { stations: Station[]; count: number }) => ({
  items: answer.stations,
  count: answer.count,
})

/** The most that one call answers with: what the map reads at once. */
export const mapPage = 1000
