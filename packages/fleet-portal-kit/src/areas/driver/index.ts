export { FleetDriver } from './FleetDriver.tsx'
export type { FleetDriverProps } from './FleetDriver.tsx'
