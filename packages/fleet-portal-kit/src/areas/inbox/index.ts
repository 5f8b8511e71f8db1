export { FleetInbox } from './FleetInbox.tsx'
export type { FleetInboxProps } from './FleetInbox.tsx'
