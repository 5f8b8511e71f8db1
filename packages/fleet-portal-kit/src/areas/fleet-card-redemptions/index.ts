export { FleetCardRedemptions } from './FleetCardRedemptions.tsx'
export type { FleetCardRedemptionsProps } from './FleetCardRedemptions.tsx'
