/* The work of a client: what users of a fleet, its drivers at the pump and its bank do, in random order. */
import { setTimeout as sleep } from 'node:timers/promises'
import { dayOf } from '../../apps/sandbox/src/utilities/time.ts'

const pick = (list) => list[Math.floor(Math.random() * list.length)]

const lists = [
  'listRedemptions',
  'listFuelCodes',
  'listDrivers',
  'listVehicles',
  'listBuyFuels',
  'listCashins',
  'listPriceHistory',
  'listFuelBalances',
  'getWallet',
  'getConsumption',
  'getFuelCodeTotals',
]
const searches = ['listRedemptions', 'listFuelCodes', 'listDrivers', 'listBuyFuels', 'listCashins']
const texts = ['or', 'santos', 'buy', 'n', '2', 'zzqx']

/** A diesel code for today that any driver may use. */
export const codeOf = (fleetId, literVolume) => ({
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: dayOf(new Date()),
  endDate: dayOf(new Date()),
  fuelCodeType: 'any',
  productCode: 'Diesel',
  literVolume,
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 0,
  autoRenew: false,
})

/** The actions of a user of `fleet`, with how often each happens. */
function actionsOf(client, fleet) {
  const { fleetId, stationId } = fleet
  const { acknowledged } = client.journal
  /** Codes that this client has created, and redemptions that it has not voided. */
  const codes = []
  const redemptions = []
  return [
    [3, () => client.signIn(fleet.email, fleet.password)],
    [35, () => client.read(pick(lists), { fleetId })],
    [12, () => client.read(pick(searches), { fleetId, searchKey: pick(texts) })],
    [
      12,
      () =>
        client.write('buyFuel', {
          fleetId,
          liter: 5 + Math.ceil(Math.random() * 20),
          amount: null,
          productCode: 'Diesel',
        }),
    ],
    [
      8,
      async () => {
        const order = {
          fleetId,
          method: 'otc',
          amount: 10_000 + Math.ceil(Math.random() * 1000),
          mode: 'BDO',
        }
        const answer = await client.write('createCashin', order)
        if (answer?.status === 200) {
          const path = `/sandbox/cashins/${answer.body.cashinId}`
          const ended = await client.simulate('end a cash-in', path, { ending: 'success' })
          if (ended?.status === 200) acknowledged.at(-1).cashinId = answer.body.cashinId
        }
      },
    ],
    [
      10,
      async () => {
        const answer = await client.write('createFuelCodes', {
          fleetId,
          codes: [codeOf(fleetId, 5), codeOf(fleetId, 10)],
        })
        if (answer?.status === 200) codes.push(...answer.body.fuelCodes.map(({ fuelCode }) => fuelCode))
      },
    ],
    [
      10,
      async () => {
        if (codes.length === 0) return
        const answer = await client.simulate('redeem', '/sandbox/pump/redeem', {
          code: pick(codes),
          stationId,
          litres: 1,
        })
        if (answer?.status === 200) redemptions.push(answer.body.redemptionId)
      },
    ],
    [
      3,
      async () => {
        const redemptionId = redemptions.pop()
        if (redemptionId) await client.simulate('void', '/sandbox/pump/void', { redemptionId })
      },
    ],
    [
      4,
      () =>
        client.write('createDriver', {
          fleetId,
          firstName: 'Niño',
          lastName: 'Santos',
          driverLicenseId: `N${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`,
          mobileNumber: '09171234567',
        }),
    ],
    [
      3,
      () =>
        client.write('createReport', {
          fleetId,
          platformType: 'plb',
          reportType: pick(['redemption', 'pricing-history', 'cashin']),
        }),
    ],
  ]
}

/** Works until `until`, with `think` milliseconds between two actions on average. */
export async function workUntil(client, fleet, { until, think }) {
  await client.signIn(fleet.email, fleet.password)
  const actions = actionsOf(client, fleet)
  const total = actions.reduce((sum, [weight]) => sum + weight, 0)
  while (Date.now() < until) {
    let rest = Math.random() * total
    const [, run] = actions.find(([weight]) => (rest -= weight) < 0) ?? actions[0]
    await run()
    if (think > 0) await sleep(2 * think * Math.random())
  }
}
