export { FleetFuelCodes } from './FleetFuelCodes.tsx'
export type { FleetFuelCodesProps } from './FleetFuelCodes.tsx'
export { FleetFuelCode } from './FleetFuelCode.tsx'
export type { FleetFuelCodeProps } from './FleetFuelCode.tsx'
