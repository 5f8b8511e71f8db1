import type { FleetPortalDestination } from 'fleet-portal-kit'
import { paths } from './paths.ts'

const mark = 'start'

/**
 * What goes with a move to a place. The root shows the dashboard to whoever asks for it by its address; whoever is sent
 * there to start, by signing in or by a way home, starts where the role does.
 */
export const stateFor = ({ area, state }: FleetPortalDestination): FleetPortalDestination['state'] =>
  area === 'landing' ? { ...state, [mark]: mark } : state

/** Whether the person was sent to the root to start. */
export const isAtStart = ({ pathname, state }: { pathname: string; state: unknown }): boolean =>
  pathname === paths.landing && (state as FleetPortalDestination['state'] | null)?.[mark] === mark
