import {
  allows,
  isWalletFleet,
  type FleetType,
  type Need,
  type PermissionTable,
  type Role,
} from 'api-client/contract/access'
import type { shellMessages } from '../locales/en/shell.ts'
import type { AreaName } from '../provider/navigation.ts'

/** One screen of the portal: what it needs, the flag that switches it, and the fleets whose menu leaves it out. */
export interface Place {
  area: AreaName
  /** None for screens that every signed-in person may open. */
  needs?: Need
  flag: string
  /** Not in the menu of these fleets; the address still works. */
  isHidden?: (fleetType: FleetType) => boolean
}

export interface MenuGroup {
  key: keyof typeof shellMessages.defaults.groups
  /** A group of one place is drawn as that place. */
  places: readonly Place[]
}

const place = (area: AreaName, feature: Need['feature'], isHidden?: Place['isHidden']): Place => ({
  area,
  needs: { feature, level: 'view' },
  flag: `PAGE_${feature}`,
  ...(isHidden && { isHidden }),
})

const hedging = (fleetType: FleetType) => fleetType === 'hedging'

/** The side menu, in its order. */
export const menuGroups: readonly MenuGroup[] = [
  { key: 'dashboard', places: [place('dashboard', 'DASHBOARD')] },
  { key: 'cash', places: [place('cash-in', 'CASH_IN')] },
  {
    key: 'fuel',
    places: [
      place('buy-fuel', 'BUY_FUEL', isWalletFleet),
      place('generate-fuel-codes', 'GENERATE_FUEL_CODE', isWalletFleet),
      place('fuel-codes', 'MY_FUEL_CODE', isWalletFleet),
    ],
  },
  {
    key: 'activity',
    places: [
      place('redemptions', 'REDEMPTION'),
      place('non-fuel-transactions', 'NON_FUEL_TRANSACTION', hedging),
      place('drivers', 'DRIVER'),
      place('vehicles', 'VEHICLE'),
      place('groups', 'GROUPS'),
    ],
  },
  {
    key: 'fleetCard',
    places: [
      place('fleet-cards', 'FLEET_CARD_MANAGEMENT', hedging),
      place('fleet-card-redemptions', 'FLEET_CARD_REDEMPTION_HISTORY', hedging),
    ],
  },
  { key: 'stations', places: [place('stations', 'STATION_LIST')] },
  { key: 'otherServices', places: [place('loans', 'LOANS')] },
  { key: 'promos', places: [place('promos', 'PROMO')] },
  { key: 'accessAuthorization', places: [place('user-access', 'USER_ACCESS')] },
]

/** Screens without a menu entry of their own. */
const furtherPlaces: readonly Place[] = [
  place('cash-in-history', 'CASH_IN'),
  place('buy-fuel-history', 'BUY_FUEL'),
  { area: 'price-history', needs: { feature: 'FUEL', level: 'view' }, flag: 'PAGE_FUEL' },
  place('fleet-card-edit', 'FLEET_CARD_MANAGEMENT'),
  { area: 'downloads', flag: 'PAGE_DOWNLOAD' },
  { area: 'inbox', flag: 'PAGE_INBOX' },
]

const places = new Map(
  [...menuGroups.flatMap((group) => group.places), ...furtherPlaces].map((one) => [one.area, one]),
)

export const placeOf = (area: AreaName): Place | undefined => places.get(area)

export interface Viewer {
  role: Role | undefined
  fleetType: FleetType
  permissions: PermissionTable
  isOn: (flag: string) => boolean
  /** Whether the host has an address for it. Default every area has one. */
  canReach?: (area: AreaName) => boolean
}

export const mayOpen = ({ needs }: Place, { role, permissions }: Viewer): boolean =>
  needs === undefined || allows(needs, role, permissions)

/** The menu of a person on a fleet: page flag, role and fleet type decide, nothing else. */
export function menuFor(viewer: Viewer): MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      places: group.places.filter(
        (one) =>
          viewer.isOn(one.flag) &&
          (viewer.canReach?.(one.area) ?? true) &&
          !one.isHidden?.(viewer.fleetType) &&
          mayOpen(one, viewer),
      ),
    }))
    .filter((group) => group.places.length > 0)
}

function roleLanding(role: Role | undefined, fleetType: FleetType): AreaName {
  switch (role) {
    case 'purchaser':
      return 'buy-fuel'
    case 'fleet-manager':
      return isWalletFleet(fleetType) ? 'fleet-cards' : 'fuel-codes'
    case 'account-manager':
      return 'fleet-cards'
    case 'portal-admin':
    case 'data-analyst':
    case undefined:
      return 'dashboard'
  }
}

/**
 * Where a person starts: the landing of the role, or the first entry of the menu where that one is not for them.
 * Nothing where this host has no screen for them.
 */
export function landingFor(viewer: Viewer): AreaName | undefined {
  const landing = roleLanding(viewer.role, viewer.fleetType)
  const entries = menuFor(viewer).flatMap((group) => group.places)
  if (entries.some(({ area }) => area === landing)) return landing
  return entries[0]?.area ?? ((viewer.canReach?.('inbox') ?? true) ? 'inbox' : undefined)
}
