export { GenerateFuelCodes } from './GenerateFuelCodes.tsx'
export type { GenerateFuelCodesProps } from './GenerateFuelCodes.tsx'
