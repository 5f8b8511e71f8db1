export { VehicleImport as ImportVehicles } from './VehicleImport.tsx'
export type { ImportVehiclesProps } from './VehicleImport.tsx'
export { FleetVehicles } from './FleetVehicles.tsx'
export type { FleetVehiclesProps } from './FleetVehicles.tsx'
