export { GenerateFuelCodes } from './GenerateFuelCodes.tsx'
export type { FuelCodeFields, GenerateFuelCodesProps } from './GenerateFuelCodes.tsx'
