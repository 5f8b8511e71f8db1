export { DriverImport as ImportDrivers } from './DriverImport.tsx'
export type { ImportDriversProps } from './DriverImport.tsx'
export { FleetDrivers } from './FleetDrivers.tsx'
export type { FleetDriversProps } from './FleetDrivers.tsx'
