/** The features that a permission can name: exactly the 23 keys of the portal. @since 0.1.0 */
export const features = [
  'DASHBOARD',
  'CASH',
  'CASH_IN',
  'FUEL',
  'BUY_FUEL',
  'GENERATE_FUEL_CODE',
  'MY_FUEL_CODE',
  'ACTIVITY',
  'REDEMPTION',
  'FLEET_CARD',
  'FLEET_CARD_MANAGEMENT',
  'FLEET_CARD_REDEMPTION_HISTORY',
  'DRIVER',
  'VEHICLE',
  'STATION',
  'STATION_LIST',
  'OTHER_SERVICES',
  'LOANS',
  'PROMO',
  'ACCESS_AUTHORIZATION',
  'USER_ACCESS',
  'GROUPS',
  'NON_FUEL_TRANSACTION',
] as const
/** A key of the permission table. @since 0.1.0 */
export type Feature = (typeof features)[number]

/** The permission levels below `full`. `full` includes all of them. @since 0.1.0 */
export type Level = 'view' | 'modify' | 'export' | 'void'
/** All levels, or a list of them. @since 0.1.0 */
export type Permission = 'full' | readonly Level[]

/** The roles of a fleet user. @since 0.1.0 */
export const roles = [
  'portal-admin',
  'purchaser',
  'fleet-manager',
  'data-analyst',
  'account-manager',
] as const
/** The role of a user in one fleet. @since 0.1.0 */
export type Role = (typeof roles)[number]

/**
 * The kinds of parties that have a portal. Each user access is for one of them; this portal is `fleet`.
 *
 * @since 0.1.0
 */
export const partyTypes = ['provider', 'fleet', 'oil-company', 'station', 'price-tracker'] as const
/** The kind of party that a user access belongs to. @since 0.1.0 */
export type PartyType = (typeof partyTypes)[number]

/** `hedging` fleets buy litres in advance. The others pay at the pump from a wallet. @since 0.1.0 */
export const fleetTypes = ['hedging', 'locqpay', 'locqpay-manual-po', 'locqpay-manual-po-credit'] as const
/** What a fleet may do depends on its type. @since 0.1.0 */
export type FleetType = (typeof fleetTypes)[number]

/** The permissions of each role, by feature. A missing feature is not permitted. @since 0.1.0 */
export type PermissionTable = Readonly<Record<Role, Readonly<Partial<Record<Feature, Permission>>>>>

const view: Permission = ['view']
const edit: Permission = ['view', 'modify']

/**
 * The default table of roles by features. A feature that a role lacks is absent.
 * A group feature (CASH, FUEL, ACTIVITY …) is as strong as its strongest child.
 *
 * @since 0.1.0
 */
export const permissionTable: PermissionTable = {
  'portal-admin': Object.fromEntries(features.map((feature) => [feature, 'full'])),
  purchaser: {
    DASHBOARD: view,
    CASH: 'full',
    CASH_IN: 'full',
    FUEL: 'full',
    BUY_FUEL: 'full',
    MY_FUEL_CODE: view,
    ACTIVITY: 'full',
    REDEMPTION: 'full',
    FLEET_CARD: 'full',
    FLEET_CARD_REDEMPTION_HISTORY: 'full',
    DRIVER: edit,
    VEHICLE: edit,
    STATION: 'full',
    STATION_LIST: 'full',
    PROMO: view,
    GROUPS: edit,
    NON_FUEL_TRANSACTION: 'full',
  },
  'fleet-manager': {
    FUEL: 'full',
    GENERATE_FUEL_CODE: 'full',
    MY_FUEL_CODE: 'full',
    ACTIVITY: 'full',
    REDEMPTION: 'full',
    FLEET_CARD: 'full',
    FLEET_CARD_MANAGEMENT: edit,
    FLEET_CARD_REDEMPTION_HISTORY: 'full',
    DRIVER: 'full',
    VEHICLE: 'full',
    STATION: 'full',
    STATION_LIST: 'full',
    GROUPS: 'full',
    NON_FUEL_TRANSACTION: 'full',
  },
  'data-analyst': {
    DASHBOARD: view,
    CASH: view,
    CASH_IN: view,
    FUEL: view,
    BUY_FUEL: view,
    ACTIVITY: view,
    DRIVER: view,
    VEHICLE: view,
    GROUPS: view,
  },
  'account-manager': {
    CASH: 'full',
    CASH_IN: 'full',
    FLEET_CARD: edit,
    FLEET_CARD_MANAGEMENT: edit,
  },
}

/** A permission that an endpoint requires. @since 0.1.0 */
export interface Requirement {
  /** The feature of the page. */
  feature: Feature
  /** The level on that feature. */
  level: Level
}

/**
 * Who may make a call: everyone (`public`), every signed-in user (`session`; if the call names a fleet, its members only),
 * or users whose role has the level on the feature, or on one of several features. The fleet type must have the feature
 * and the `fleetFeature` too.
 *
 * @since 0.1.0
 */
export type Access =
  'public' | 'session' | Requirement | { anyOf: readonly Requirement[]; fleetFeature?: Feature }

function holds(permission: Permission | undefined, level: Level): boolean {
  return permission === 'full' || (permission?.includes(level) ?? false)
}

const needsOf = (access: Exclude<Access, string>): readonly Requirement[] =>
  'anyOf' in access ? access.anyOf : [access]

/** Whether a role satisfies an access rule. `undefined` is a user without a role in the fleet. @since 0.1.0 */
export function roleAllows(
  access: Access,
  role: Role | undefined,
  table: PermissionTable = permissionTable,
): boolean {
  if (access === 'public' || access === 'session') return true
  if (!role) return false
  return needsOf(access).some(({ feature, level }) => holds(table[role][feature], level))
}

const litres = ['BUY_FUEL', 'GENERATE_FUEL_CODE', 'MY_FUEL_CODE'] as const

interface FleetTypePolicy {
  /** The features that the type lacks, for every role. */
  lacks: readonly Feature[]
  /** Whether the fleet pays at the pump from a wallet. */
  hasWallet: boolean
  /** Whether the fleet enters purchase order numbers. */
  hasPurchaseOrders: boolean
}

/**
 * What each type of fleet may do, whatever the role. A wallet fleet does not buy, hold or generate litres. The cards of a
 * hedging fleet pay for fuel only.
 */
const fleetTypePolicies: Readonly<Record<FleetType, FleetTypePolicy>> = {
  hedging: { lacks: ['NON_FUEL_TRANSACTION'], hasWallet: false, hasPurchaseOrders: false },
  locqpay: { lacks: litres, hasWallet: true, hasPurchaseOrders: false },
  'locqpay-manual-po': { lacks: litres, hasWallet: true, hasPurchaseOrders: true },
  'locqpay-manual-po-credit': { lacks: litres, hasWallet: true, hasPurchaseOrders: true },
}

/** Whether a fleet type has the feature of an access rule, for every role. @since 0.1.0 */
export function isAvailableForFleetType(access: Access, fleetType: FleetType): boolean {
  if (access === 'public' || access === 'session') return true
  const { lacks } = fleetTypePolicies[fleetType]
  if ('anyOf' in access && access.fleetFeature && lacks.includes(access.fleetFeature)) return false
  return needsOf(access).some(({ feature }) => !lacks.includes(feature))
}

/** A user as a member of one fleet. @since 0.1.0 */
export interface Membership {
  /** Undefined if the user has no role in the fleet. */
  role: Role | undefined
  /** The type of that fleet. */
  fleetType: FleetType
}

/**
 * Whether a member of a fleet satisfies an access rule: the role and the type of the fleet, both on the same feature.
 *
 * @since 0.1.0
 */
export function memberAllows(
  access: Access,
  { role, fleetType }: Membership,
  table: PermissionTable = permissionTable,
): boolean {
  if (access === 'public' || access === 'session') return true
  if (!isAvailableForFleetType(access, fleetType)) return false
  return needsOf(access).some(
    (need) => isAvailableForFleetType(need, fleetType) && roleAllows(need, role, table),
  )
}

/** The fleet types that have each role, in the order of the choice. Wallet fleets have no purchaser. */
const fleetTypesWith: Record<Role, (fleetType: FleetType) => boolean> = {
  'portal-admin': () => true,
  purchaser: (fleetType) => !isWalletFleet(fleetType),
  'account-manager': (fleetType) => isWalletFleet(fleetType),
  'fleet-manager': () => true,
  'data-analyst': () => true,
}

/** The roles that an administrator may assign in a fleet of a type. @since 0.1.0 */
export const assignableRoles = (fleetType: FleetType): readonly Role[] =>
  Object.entries(fleetTypesWith).flatMap(([role, has]) => (has(fleetType) ? [role as Role] : []))

/** Whether a fleet pays at the pump from a wallet. @since 0.1.0 */
export const isWalletFleet = (fleetType: FleetType): boolean => fleetTypePolicies[fleetType].hasWallet

/** Whether a fleet enters purchase order numbers. @since 0.1.0 */
export const hasPurchaseOrders = (fleetType: FleetType): boolean =>
  fleetTypePolicies[fleetType].hasPurchaseOrders
