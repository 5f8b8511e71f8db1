export { FleetVehicles } from './FleetVehicles.tsx'
export type { FleetVehiclesProps } from './FleetVehicles.tsx'
