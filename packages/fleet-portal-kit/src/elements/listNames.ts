import type { ListPart } from '../fleet/list/FleetListProps.ts'
import type { widgetDefinitions } from './definitions.ts'

type Definitions = typeof widgetDefinitions
type PropsOf<Tag extends keyof Definitions> = NonNullable<Definitions[Tag]['props']>
type Names<Values> = Readonly<Record<Extract<NonNullable<Values>, string>, true>>

/** The tags of lists. */
type ListTag = {
  [Tag in keyof Definitions]: PropsOf<Tag> extends { hide?: unknown }
    ? 'hide' extends keyof PropsOf<Tag>
      ? Tag
      : never
    : never
}[keyof Definitions]

type NamesOf<Props> = Props extends { hide?: infer Parts; columns?: infer Columns }
  ? {
      parts: Names<Exclude<NonNullable<Parts> extends readonly (infer Part)[] ? Part : never, ListPart>>
      columns: Names<NonNullable<Columns> extends readonly (infer Column)[] ? Column : never>
    }
  : never

const partsOfDriversAndVehicles = {
  add: true,
  import: true,
  edit: true,
  redemptions: true,
  deactivate: true,
  reactivate: true,
  'generate-codes': true,
} as const

/** The parts and columns of each list that a page may name, besides the parts of every list. TypeScript checks that all are here. */
export const listNames: { readonly [Tag in ListTag]: NamesOf<PropsOf<Tag>> } = {
  'fleet-drivers': {
    parts: partsOfDriversAndVehicles,
    columns: { name: true, driverLicenseId: true, mobileNumber: true, status: true },
  },
  'fleet-vehicles': {
    parts: partsOfDriversAndVehicles,
    columns: { plateNumber: true, model: true, remarks: true, status: true },
  },
  'fleet-groups': {
    parts: { add: true, edit: true, deactivate: true, reactivate: true },
    columns: { name: true, status: true },
  },
  'fleet-users': {
    parts: { add: true, edit: true, resend: true, 'give-back': true, remove: true },
    columns: { name: true, email: true, role: true, twoFactor: true, status: true },
  },
  'fleet-cash-in-history': {
    parts: { 'cash-in': true, continue: true, receipt: true },
    columns: {
      createdAt: true,
      referenceNumber: true,
      cashinChannel: true,
      mode: true,
      amount: true,
      status: true,
      fulfilledAt: true,
    },
  },
  'fleet-buy-fuel-history': {
    parts: { buy: true, receipt: true, again: true },
    columns: {
      createdAt: true,
      buyFuelId: true,
      productCode: true,
      creditPrice: true,
      literVolume: true,
      totalCreditAmount: true,
    },
  },
  'fleet-price-history': {
    parts: { compare: true },
    columns: {
      effectiveAt: true,
      productCode: true,
      pumpPrice: true,
      priceMovement: true,
      discount: true,
      creditPrice: true,
      movementType: true,
    },
  },
  'fleet-fuel-codes': {
    parts: { generate: true, check: true, share: true, print: true, redemptions: true, deactivate: true },
    columns: {
      fuelCode: true,
      status: true,
      productCode: true,
      volume: true,
      bearers: true,
      period: true,
      maxUsage: true,
      createdAt: true,
    },
  },
  'fleet-redemptions': {
    parts: { flags: true },
    columns: {
      redeemedAt: true,
      station: true,
      driver: true,
      dispensedTo: true,
      fuelCode: true,
      productCode: true,
      literVolume: true,
      orNumber: true,
      status: true,
    },
  },
  'fleet-cards': {
    parts: {
      edit: true,
      check: true,
      redemptions: true,
      deactivate: true,
      activate: true,
      terminate: true,
      limits: true,
    },
    columns: {
      cardNumber: true,
      driver: true,
      vehicle: true,
      money: true,
      transactions: true,
      products: true,
      status: true,
    },
  },
  'fleet-card-redemptions': {
    parts: {},
    columns: {
      orNumber: true,
      paidAt: true,
      station: true,
      vehicle: true,
      cardNumber: true,
      productCode: true,
      literVolume: true,
      totalDiscount: true,
      finalAmount: true,
      status: true,
    },
  },
  'fleet-non-fuel-transactions': {
    parts: {},
    columns: {
      orNumber: true,
      paidAt: true,
      station: true,
      vehicle: true,
      cardNumber: true,
      amount: true,
      transactionRemarks: true,
      status: true,
    },
  },
  'fleet-stations': {
    parts: { details: true, map: true },
    columns: { name: true, place: true, hours: true, products: true },
  },
  'fleet-downloads': { parts: { again: true, cancel: true, delete: true }, columns: {} },
}
