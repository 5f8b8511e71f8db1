export { FleetRedemptions } from './FleetRedemptions.tsx'
export type { FleetRedemptionsProps } from './FleetRedemptions.tsx'
