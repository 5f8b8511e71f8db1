/* The calls that `growth.mjs` measures, for a fleet of redemptions and a fleet of cards. */
import { contract } from '../packages/api-client/src/contract/index.ts'

/** The lists, their fleet, their table, and a text that finds many rows and one that finds few. */
const lists = [
  { name: 'listRedemptions', fleet: 'fuel', table: 'redemption', rare: 'redemption.or_number' },
  { name: 'listFuelCodes', fleet: 'fuel', table: 'fuel_code', rare: 'fuel_code.code' },
  { name: 'listDrivers', fleet: 'fuel', table: 'driver', rare: 'driver.driver_license_id' },
  { name: 'listVehicles', fleet: 'fuel', table: 'vehicle', rare: 'vehicle.plate_number' },
  { name: 'listBuyFuels', fleet: 'fuel', table: 'buy_fuel', rare: 'buy_fuel.id' },
  { name: 'listCashins', fleet: 'fuel', table: 'cashin', rare: 'cashin.reference_number' },
  { name: 'listPriceHistory', fleet: 'fuel', table: 'price' },
  { name: 'listUserAccesses', fleet: 'fuel', table: 'user_access' },
  { name: 'listFleetCards', fleet: 'card', table: 'fleet_card', rare: 'fleet_card.card_number' },
  { name: 'listPayments', fleet: 'card', table: 'card_payment', rare: 'card_payment.or_number' },
  { name: 'listMerchantPayments', fleet: 'card', table: 'card_payment', rare: 'card_payment.or_number' },
  { name: 'lookupDrivers', fleet: 'fuel', table: 'driver', rare: 'driver.driver_license_id' },
  { name: 'lookupVehicles', fleet: 'fuel', table: 'vehicle', rare: 'vehicle.plate_number' },
  { name: 'listStations', fleet: 'fuel', table: 'station', rare: 'station.name' },
  { name: 'lookupStations', fleet: 'fuel', table: 'station', rare: 'station.name' },
]

const filters = {
  listRedemptions: [
    { productCodes: 'gas97' },
    { redemptionStatus: 'voided' },
    { dispensedTo: 'drum container' },
    { startDate: 'month', endDate: 'today' },
    { redemptionStation: 'station' },
    { searchKey: 'santos', redemptionStatus: 'voided' },
  ],
  listFuelCodes: [
    { status: 'Active' },
    { status: 'Scheduled' },
    { status: 'Deactivated' },
    { productCode: 'Gas97' },
    { oneTimeUse: 'true' },
    { startDate: 'month', endDate: 'today' },
  ],
  listDrivers: [{ status: 'inactive' }],
  listVehicles: [{ status: 'inactive' }],
  listBuyFuels: [{ productCode: 'Gas97' }],
  listFleetCards: [{ fuelCardStatuses: 'terminated' }],
  listPayments: [{ paymentStatus: 'voided' }, { startDate: 'month', endDate: 'today' }],
  listStations: [
    { near: '14.58,120.98' },
    { bounds: '14,120,15,121.5' },
    { openNow: 'true' },
    { province: 'Metro Manila' },
  ],
}

/** The tiles of the dashboard, and other sums. */
const sums = [
  ['fuel', 'getWallet'],
  ['fuel', 'listFuelBalances'],
  ['fuel', 'getConsumption'],
  ['fuel', 'getFuelCodeTotals'],
  ['fuel', 'getSavings'],
  ['fuel', 'countFuelCodes'],
  ['fuel', 'listPumpPrices'],
  ['fuel', 'listContractPrices'],
  ['fuel', 'listPriceMovements'],
  ['fuel', 'getLatestPriceMovement'],
  ['fuel', 'listInbox'],
  ['card', 'getWallet'],
]

const sortFields = (endpoint) => endpoint.input.shape?.orderBy?.def.innerType.options ?? []

const labelOf = (wire) =>
  Object.entries(wire)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

/** The calls: a label, the fleet, the endpoint and its input. `facts` has the table sizes, rare values and days of a database. */
export function callsFor(facts) {
  const calls = []
  const add = (fleet, name, label, wire) =>
    calls.push({ label: `${name} ${label}`.trim(), fleet, endpoint: contract.get(name), wire })
  const perPage = 50
  for (const { name, fleet, table, rare } of lists) {
    const last = Math.max(1, Math.ceil(facts.sizes[fleet][table] / perPage))
    const pages = { 'page 1': 1, 'page in the middle': Math.ceil(last / 2), 'last page': last }
    for (const [label, page] of Object.entries(pages)) add(fleet, name, label, { page, perPage })
    if (rare) {
      add(fleet, name, 'search for one', { searchKey: facts.rare[fleet][rare], perPage })
      add(fleet, name, 'search for many', { searchKey: 'santos', perPage })
      add(fleet, name, 'search for none', { searchKey: 'qqzzxx', perPage })
    }
    for (const wire of filters[name] ?? []) {
      const values = Object.fromEntries(
        Object.entries(wire).map(([key, value]) => [key, facts.days[value] ?? value]),
      )
      add(fleet, name, labelOf(wire), { ...values, perPage })
    }
    for (const orderBy of sortFields(contract.get(name))) {
      for (const order of ['asc', 'desc']) {
        add(fleet, name, `by ${orderBy} ${order}, page 1`, { orderBy, order, perPage })
        add(fleet, name, `by ${orderBy} ${order}, middle`, {
          orderBy,
          order,
          perPage,
          page: pages['page in the middle'],
        })
      }
    }
  }
  const { month: startDate, today: endDate } = facts.days
  for (const [fleet, name] of sums)
    add(fleet, name, '', /^list.*(Prices|Movements)$/.test(name) ? { startDate, endDate } : {})
  return calls
}

/** The exports, and the tables whose rows they have. */
export const exportsFor = [
  { fleet: 'fuel', reportType: 'redemption', table: 'redemption' },
  { fleet: 'fuel', reportType: 'fuel-code', table: 'fuel_code' },
  { fleet: 'card', reportType: 'payment', table: 'card_payment' },
  { fleet: 'card', reportType: 'fuel-card-list', table: 'fleet_card' },
]
