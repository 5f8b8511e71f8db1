import type { Station } from 'api-client/contract/stations'

/** What a list reads from the answer. */
export const readStations = (answer: { stations: Station[]; count: number }) => ({
  items: answer.stations,
  count: answer.count,
})

/** The most that one call answers with: what the map reads at once. */
export const mapPage = 1000
