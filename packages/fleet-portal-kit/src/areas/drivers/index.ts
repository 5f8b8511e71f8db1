export { FleetDrivers } from './FleetDrivers.tsx'
export type { FleetDriversProps } from './FleetDrivers.tsx'
