import {
  isAvailableForFleetType,
  isWalletFleet,
  memberAllows,
  type Feature,
  type FleetType,
  type Requirement,
  type PermissionTable,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import type { FlagName } from 'fleet-portal-api-client/contract/flags'
import { areaFlags } from '../../fleet/access/areaFlags.ts'
import type { shellMessages } from '../../locales/en/shell.ts'
import type { AreaName } from '../../provider/navigation.ts'

/** A page of the portal: the access it requires, its flags, and the fleet types whose menu does not list it. */
export interface PortalPage {
  area: AreaName
  /** Undefined if every signed-in user may open the page. */
  requires?: Requirement
  /** A second requirement, for a page that compares what two features show. */
  alsoRequires?: Requirement
  /** The flags of the page and of its group. The page is off if one of them is off. */
  flags: readonly FlagName[]
  /** Whether the menu of a fleet type does not list the page. Its URL still works. */
  isHidden?: (fleetType: FleetType) => boolean
}

export interface MenuGroup {
  key: keyof typeof shellMessages.defaults.groups
  /** A group of one page is shown as that page. */
  pages: readonly PortalPage[]
}

const page = (
  area: AreaName,
  feature: Feature,
  {
    level = 'view',
    isHidden,
  }: { level?: Requirement['level']; isHidden?: (fleetType: FleetType) => boolean } = {},
): PortalPage => ({
  area,
  requires: { feature, level },
  flags: areaFlags[area] ?? [],
  ...(isHidden && { isHidden }),
})

/** It adds up cash-ins and card payments, so it requires both. */
const reconciliation: PortalPage = {
  ...page('reconciliation', 'CASH_IN'),
  alsoRequires: { feature: 'FLEET_CARD_REDEMPTION_HISTORY', level: 'view' },
}

const isHedging = (fleetType: FleetType) => fleetType === 'hedging'

const fleetCard = { isHidden: isHedging } as const

/** The groups of the side menu, in order. */
const menuGroups: readonly MenuGroup[] = [
  { key: 'dashboard', pages: [page('dashboard', 'DASHBOARD')] },
  { key: 'cash', pages: [page('cash-in', 'CASH_IN')] },
  {
    key: 'fuel',
    pages: [
      page('buy-fuel', 'BUY_FUEL'),
      page('generate-fuel-codes', 'GENERATE_FUEL_CODE', { level: 'modify' }),
      page('fuel-codes', 'MY_FUEL_CODE'),
    ],
  },
  {
    key: 'activity',
    pages: [
      page('redemptions', 'REDEMPTION'),
      page('non-fuel-transactions', 'NON_FUEL_TRANSACTION'),
      reconciliation,
      page('drivers', 'DRIVER'),
      page('vehicles', 'VEHICLE'),
      page('groups', 'GROUPS'),
    ],
  },
  {
    key: 'fleetCard',
    pages: [
      page('fleet-cards', 'FLEET_CARD_MANAGEMENT', fleetCard),
      page('fleet-card-redemptions', 'FLEET_CARD_REDEMPTION_HISTORY', fleetCard),
    ],
  },
  { key: 'stations', pages: [page('stations', 'STATION_LIST')] },
  { key: 'otherServices', pages: [page('loans', 'LOANS', { level: 'modify' })] },
  { key: 'promos', pages: [page('promos', 'PROMO')] },
  {
    key: 'accessAuthorization',
    pages: [page('user-access', 'USER_ACCESS')],
  },
]

/** Pages without a menu entry. */
const unlistedPages: readonly PortalPage[] = [
  page('cash-in-history', 'CASH_IN'),
  page('buy-fuel-history', 'BUY_FUEL'),
  {
    area: 'price-history',
    requires: { feature: 'FUEL', level: 'view' },
    flags: areaFlags['price-history'] ?? [],
  },
  page('fleet-card-edit', 'FLEET_CARD_MANAGEMENT', fleetCard),
  page('driver', 'DRIVER'),
  page('vehicle', 'VEHICLE'),
  page('fleet-card', 'FLEET_CARD_MANAGEMENT', fleetCard),
  page('fuel-code', 'MY_FUEL_CODE'),
  { area: 'downloads', flags: areaFlags.downloads ?? [] },
  { area: 'inbox', flags: areaFlags.inbox ?? [] },
]

const pages = new Map(
  [...menuGroups.flatMap((group) => group.pages), ...unlistedPages].map((one) => [one.area, one]),
)

export const pageOf = (area: AreaName): PortalPage | undefined => pages.get(area)

export interface Viewer {
  role: Role | undefined
  fleetType: FleetType
  permissions: PermissionTable
  isOn: (flag: FlagName) => boolean
  /** Whether the host has a URL for the area. Default: every area has one. */
  canReach?: (area: AreaName) => boolean
}

export const isSwitchedOn = ({ flags }: PortalPage, { isOn }: Viewer): boolean => flags.every(isOn)

export const mayOpen = ({ requires, alsoRequires }: PortalPage, viewer: Viewer): boolean =>
  [requires, alsoRequires].every((one) => !one || memberAllows(one, viewer, viewer.permissions))

/** Whether a page does not exist for the fleet type, for any role. */
export const isHiddenForFleetType = ({ requires }: PortalPage, { fleetType }: Viewer): boolean =>
  requires !== undefined && !isAvailableForFleetType(requires, fleetType)

/** The menu of a user on a fleet. Only page flags, role, fleet type and the pages of the host decide. */
export function menuFor(viewer: Viewer): MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(
        (one) =>
          isSwitchedOn(one, viewer) &&
          (viewer.canReach?.(one.area) ?? true) &&
          !one.isHidden?.(viewer.fleetType) &&
          mayOpen(one, viewer),
      ),
    }))
    .filter((group) => group.pages.length > 0)
}

function roleLanding(role: Role | undefined, fleetType: FleetType): AreaName {
  switch (role) {
    case 'purchaser':
      return 'buy-fuel'
    case 'fleet-manager':
      return isWalletFleet(fleetType) ? 'fleet-cards' : 'fuel-codes'
    case 'account-manager':
      return 'fleet-cards'
    default:
      return 'dashboard'
  }
}

/**
 * The start page: the landing page of the role, or the first menu entry if that page is not in the menu, or the inbox.
 * Undefined if the host has none of them.
 */
export function landingFor(viewer: Viewer): AreaName | undefined {
  const landing = roleLanding(viewer.role, viewer.fleetType)
  const entries = menuFor(viewer).flatMap((group) => group.pages)
  if (entries.some(({ area }) => area === landing)) return landing
  const inbox = unlistedPages.find(({ area }) => area === 'inbox')
  const hasInbox = inbox && isSwitchedOn(inbox, viewer) && viewer.canReach?.('inbox') !== false
  return entries[0]?.area ?? (hasInbox ? 'inbox' : undefined)
}
