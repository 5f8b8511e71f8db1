export { FuelCodes } from './FuelCodes.tsx'
export type { FuelCodesProps } from './FuelCodes.tsx'
