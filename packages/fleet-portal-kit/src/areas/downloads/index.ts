export { FleetDownloads } from './FleetDownloads.tsx'
export type { FleetDownloadsProps } from './FleetDownloads.tsx'
