export { FleetUsers } from './FleetUsers.tsx'
export type { FleetUsersProps, UserFields } from './FleetUsers.tsx'
