export { FleetFuelCodes } from './FleetFuelCodes.tsx'
export type { FleetFuelCodesProps } from './FleetFuelCodes.tsx'
