export { ImportVehicles } from './ImportVehicles.tsx'
export type { ImportVehiclesProps } from './ImportVehicles.tsx'
export { FleetVehicles } from './FleetVehicles.tsx'
export type { FleetVehiclesProps } from './FleetVehicles.tsx'
