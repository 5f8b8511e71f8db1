import type { AreaName } from 'fleet-portal-kit'
import type { NewFleet, TestFleet } from '../tests/sandbox.ts'
import { accountJourneys } from './accountJourneys.ts'
import { listJourneys } from './listJourneys.ts'
import { moneyJourneys } from './moneyJourneys.ts'
import type { Tab } from './tab.ts'

/** What a journey starts with. */
export interface Start {
  tab: Tab
  fleet: TestFleet
  user: TestFleet['users'][number]
  /** The access token of the user, for data that would take many clicks. */
  token: string
}

export interface Journey {
  /** What the user does. */
  does: string
  /** The path of the page. The user is signed in and sees its first heading. */
  path: string
  /** The first heading. Without one, the user is not signed in. */
  heading?: string
  fleet?: NewFleet
  prepare?: (start: Omit<Start, 'tab'>) => Promise<unknown>
  run: (start: Start) => Promise<unknown>
}

/** One journey for every area of the portal. An area without one does not compile. */
export const journeys: Record<AreaName, Journey> = { ...accountJourneys, ...moneyJourneys, ...listJourneys }
