export { FleetPromos } from './FleetPromos.tsx'
export type { FleetPromosProps } from './FleetPromos.tsx'
