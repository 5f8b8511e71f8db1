export { EditFleetCard } from './EditFleetCard.tsx'
export type { EditFleetCardProps } from './EditFleetCard.tsx'
export { FleetCards } from './FleetCards.tsx'
export type { FleetCardsProps } from './FleetCards.tsx'
