import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import type { ComponentType } from 'react'
import { editCardDestination } from '../../areas/fleet-cards/cardNavigation.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { beginCashin, bankVisit } from '../arrangeCashins.ts'
import { publicComponents } from '../publicComponents.ts'
import type { TestFleet } from '../createTestFleet.ts'
import type { FullFleet } from './fleets.ts'

/** How a screen is opened. */
export interface Opening {
  /** Default hedging. */
  fleet?: FullFleet
  /** Opens the screen signed out. */
  isPublic?: boolean
  /** The query string. */
  search?: string | ((fleet: TestFleet) => Promise<string>)
  /** The navigation state from another screen. */
  state?: (fleet: TestFleet) => Promise<FleetPortalDestination['state']>
  /** The props in addition to `fleetId`. */
  props?: Readonly<Record<string, unknown>>
}

export interface Screen extends Opening {
  name: string
  Component: ComponentType<Record<string, unknown>>
}

const wallet = { fleet: 'wallet' } as const

/** Screens that need more than a fleet, or have several variants. All others are opened with `fleetId` only. */
const openings: Readonly<Record<string, Readonly<Record<string, Opening>>>> = {
  ActivateAccount: {
    '': {
      isPublic: true,
      search: async (fleet) => {
        const email = `guest.${fleet.fleetId.slice(-8)}@fleet.test`
        await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
        return fleet.linkTo(email)
      },
    },
  },
  ResetPassword: {
    '': {
      isPublic: true,
      search: async (fleet) => {
        const email = fleet.emailOf('purchaser')
        await fleet.arrange(requestPasswordReset, { email })
        return fleet.linkTo(email)
      },
    },
  },
  SignIn: { '': { isPublic: true } },
  ForgotPassword: { '': { isPublic: true } },
  SelectFleet: { '': {} },
  PaymentReturn: { '': wallet },
  // The checks of invitations leave more users than fit on a page of ten.
  FleetUsers: { '': { search: 'perPage=50' } },
  CashInPanel: {
    'by card': { ...wallet, search: 'method=card' },
    'through a bank': { ...wallet, search: 'method=online-banking' },
    'over the counter': { ...wallet, search: 'method=otc' },
    'with points': { ...wallet, search: 'method=vip-locqpay' },
    'how one ended': {
      ...wallet,
      state: async (fleet) => ({ cashInId: (await beginCashin(fleet, 12_000)).cashinId, status: 'success' }),
    },
    'at BPI': { ...wallet, state: bankVisit },
  },
  FleetCashInHistory: { '': wallet },
  FleetCards: { '': wallet },
  FleetCardRedemptions: { '': wallet },
  FleetNonFuelTransactions: { '': wallet },
  EditFleetCard: {
    '': {
      ...wallet,
      state: async ({ arrange, fleetId }) => {
        const { fuelCards } = await arrange(listFleetCards, { fleetId })
        return fuelCards[0] && editCardDestination(fuelCards[0], fleetId, '').state
      },
    },
  },
  FleetDashboard: { 'of a hedging fleet': {}, 'of a wallet fleet': wallet },
  FleetStations: { 'as a list': {}, 'as a map': { search: 'view=map' } },
}

const kit = join(import.meta.dirname, '../..')

/** Every component that an area exports, in each variant. New areas are included automatically. */
export async function allScreens(): Promise<Screen[]> {
  const screens: Screen[] = []
  for (const { name, Component, props } of await publicComponents()) {
    for (const [variant, opening] of Object.entries(openings[name] ?? { '': {} })) {
      screens.push({ name: variant ? `${name} ${variant}` : name, Component, props, ...opening })
    }
  }
  return screens
}

/** Loads all lazy modules of the screens in advance. */
export async function loadAllModules(): Promise<void> {
  const files = readdirSync(join(kit), { recursive: true, encoding: 'utf8' })
  const modules = files.filter(
    (file) =>
      /^(areas|pieces|foundation|provider)\/.*\.tsx?$/.test(file) &&
      !/\.(test|stories)\.|Story\.|[sS]cene|[wW]orker/.test(file),
  )
  for (const module of modules) await import(join(kit, module))
}
