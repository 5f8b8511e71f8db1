import type { FleetPortalDestination } from 'fleet-portal-kit'
import { paths } from './paths.ts'

const startMark = 'start'

/**
 * The navigation state for a destination. Marks a navigation to the root as a start, for example after sign-in: the user
 * then opens the start page of the role. Without the mark, the root URL shows the dashboard.
 */
export const stateFor = ({ area, state }: FleetPortalDestination): FleetPortalDestination['state'] =>
  area === 'landing' ? { ...state, [startMark]: startMark } : state

/** Whether the location is the root with the start mark. */
export const isStartLocation = ({ pathname, state }: { pathname: string; state: unknown }): boolean =>
  pathname === paths.landing && (state as FleetPortalDestination['state'] | null)?.[startMark] === startMark
