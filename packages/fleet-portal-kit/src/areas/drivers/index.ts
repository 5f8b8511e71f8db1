export { ImportDrivers } from './ImportDrivers.tsx'
export type { ImportDriversProps } from './ImportDrivers.tsx'
export { FleetDrivers } from './FleetDrivers.tsx'
export type { FleetDriversProps } from './FleetDrivers.tsx'
