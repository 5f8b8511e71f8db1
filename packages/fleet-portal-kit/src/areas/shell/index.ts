export { PortalShell } from './PortalShell.tsx'
export type { PortalShellProps } from './PortalShell.tsx'
export type { LanguageChoice, PortalPreferences, Preference } from './preferences.ts'
