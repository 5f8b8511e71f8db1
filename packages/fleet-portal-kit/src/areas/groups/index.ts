export { FleetGroups } from './FleetGroups.tsx'
export type { FleetGroupsProps } from './FleetGroups.tsx'
