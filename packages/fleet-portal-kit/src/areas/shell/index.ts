export { PortalShell } from './PortalShell.tsx'
export type { PortalShellProps } from './PortalShell.tsx'
