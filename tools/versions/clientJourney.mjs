/*
 * The short journey of an installed client: sign in, list, buy fuel, cash in, generate codes, read all of it again. It runs in
 * the folder of the page that has the packs installed, and uses only what every version has.
 */
const load = (/** @type {string} */ name) => import(name)
const contract = (/** @type {string} */ name) => load(`fleet-portal-api-client/contract/${name}`)
const { createApiClient, createEmbeddedSession } = await load('fleet-portal-api-client')
const { login, getCurrentUser } = await contract('session')
const { createDriver, listDrivers } = await contract('drivers')
const { listVehicles } = await contract('vehicles')
const { getWallet } = await contract('wallet')
const { listContractPrices } = await contract('prices')
const { buyFuel, listBuyFuels } = await contract('fuel')
const { createCashin, listBankProcessors, listCashins } = await contract('cashin')
const { createFuelCodes, listFuelCodes } = await contract('fuelCodes')

const { FLEET_API_URL = '', FLEET_EMAIL = '', FLEET_PASSWORD = '', FLEET_ID: fleetId = '' } = process.env
const session = createEmbeddedSession(async () => {
  const account = { email: FLEET_EMAIL, password: FLEET_PASSWORD, portalType: 'fleet' }
  return { token: (await client.call(login, account)).AccessToken }
})
const client = createApiClient({ baseUrl: FLEET_API_URL, session })

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const driver = {
  firstName: 'Ana',
  lastName: 'Reyes',
  driverLicenseId: 'N0299999998',
  mobileNumber: '09179999998',
}
const code = {
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: today,
  endDate: today,
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 5_000,
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 1,
  autoRenew: false,
}

/** @type {[string, () => Promise<unknown>][]} */
const steps = [
  ['sign in', () => client.call(getCurrentUser, {})],
  ['add a driver', () => client.call(createDriver, { fleetId, ...driver })],
  ['list drivers', () => client.call(listDrivers, { fleetId })],
  ['list vehicles', () => client.call(listVehicles, { fleetId })],
  ['read the wallet', () => client.call(getWallet, { fleetId })],
  ['list prices', () => client.call(listContractPrices, { fleetId })],
  ['buy fuel', () => client.call(buyFuel, { fleetId, liter: 50_000, amount: null, productCode: 'diesel' })],
  ['list purchases', () => client.call(listBuyFuels, { fleetId })],
  ['list banks', () => client.call(listBankProcessors, {})],
  ['cash in', () => client.call(createCashin, { fleetId, amount: 2_000_000, method: 'otc', mode: 'BDO' })],
  ['list cash-ins', () => client.call(listCashins, { fleetId })],
  ['generate codes', () => client.call(createFuelCodes, { fleetId, codes: [code] })],
  ['list codes', () => client.call(listFuelCodes, { fleetId })],
]
let failed = 0
for (const [step, act] of steps) {
  try {
    await act()
  } catch (error) {
    failed += 1
    console.log(`${step}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
console.log(`done ${steps.length - failed} of ${steps.length}`)
process.exitCode = failed > 0 ? 1 : 0
