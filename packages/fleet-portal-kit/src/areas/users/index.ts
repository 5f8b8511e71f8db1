export { FleetUsers } from './FleetUsers.tsx'
export type { FleetUsersProps } from './FleetUsers.tsx'
