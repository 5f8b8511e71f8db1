export { FleetStations } from './FleetStations.tsx'
export type { FleetStationsProps } from './FleetStations.tsx'
export { StationMap } from './StationMap.tsx'
export type { StationMapProps } from './StationMap.tsx'
