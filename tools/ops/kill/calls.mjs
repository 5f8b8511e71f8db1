/* Kills the process during a write, and then looks up its outcome or repeats it with its key. */
import { codeOf } from '../../../bench/load/work.mjs'
import { callerAt, signInAt, violationsOf } from './caller.mjs'

/** The writes: their input, the id of what they create, and the list that shows it. */
const writesOf = (fleetId) => [
  {
    name: 'buyFuel',
    wire: { fleetId, liter: 1, amount: null, productCode: 'Diesel' },
    idOf: (body) => body.buyFuelId,
    list: 'listBuyFuels',
    idsOf: (body) => body.buyFuels.map((one) => one.buyFuelId),
  },
  {
    name: 'createCashin',
    wire: { fleetId, method: 'otc', amount: 10_000, mode: 'BDO' },
    idOf: (body) => body.cashinId,
    list: 'listCashins',
    idsOf: (body) => body.cashins.map((one) => one.cashinId),
  },
  {
    name: 'createFuelCodes',
    wire: {
      fleetId,
      codes: [codeOf(fleetId, 5)],
    },
    idOf: (body) => body.fuelCodes[0].fuelCodeId,
    list: 'listFuelCodes',
    idsOf: (body) => body.fuelCodes.map((one) => one.fuelCodeId),
  },
]

const stages = {
  'before-tx': 'call, before its transaction',
  'mid-tx': 'call, before its commit',
  'after-commit': 'call, between commit and answer',
}

/** A fleet with money and fuel, and its administrator's token. */
async function createFleet(sandbox) {
  const init = {
    method: 'POST',
    body: JSON.stringify({ funds: '1000000.00' }),
    headers: { 'Content-Type': 'application/json' },
  }
  const response = await fetch(new URL('/sandbox/fleets', sandbox.url), init)
  const { fleetId, users } = await response.json()
  const token = await signInAt(sandbox, users[0].email)
  await callerAt(sandbox, token)('buyFuel', { fleetId, liter: 2000, amount: null, productCode: 'Diesel' })
  return { fleetId, token }
}

/**
 * @param {import('./engine.mjs').Engine} engine
 * @param {number} times
 * @returns {Promise<import('./engine.mjs').Result[]>}
 */
export async function killCalls(engine, times) {
  let sandbox = await engine.start()
  const { fleetId, token } = await createFleet(sandbox)
  const writes = writesOf(fleetId)
  /** The acknowledged ids of each list. */
  const acknowledged = new Map()
  const listed = async ({ list, idsOf }) =>
    idsOf((await callerAt(sandbox, token)(list, { fleetId, perPage: 200 })).body)
  for (const write of writes) acknowledged.set(write.list, await listed(write))
  await sandbox.stop()

  const plan = Object.keys(stages).flatMap((stage) =>
    Array.from({ length: times }, (_, n) => ({
      stage,
      n,
      key: `${stage}-${n}`,
      write: writes[n % writes.length],
    })),
  )
  const results = new Map(
    Object.entries(stages).map(([stage, moment]) => [
      stage,
      { moment, kills: 0, failures: /** @type {string[]} */ ([]) },
    ]),
  )

  /** Checks a killed call: nothing or everything of it is there, its outcome says so, and a repetition changes nothing. */
  const check = async ({ stage, n, key, write }) => {
    const fail = (text) => void results.get(stage)?.failures.push(`${write.name} ${n}: ${text}`)
    const call = callerAt(sandbox, token)
    const isApplied = stage === 'after-commit'
    const known = acknowledged.get(write.list)
    const before = await listed(write)
    if (before.length !== known.length + (isApplied ? 1 : 0))
      fail(`${before.length} items, ${known.length} acknowledged`)
    if (Math.floor(n / writes.length) % 2 === 0) {
      const { body } = await call('resolveIdempotencyKey', { key })
      if (body.state !== (isApplied ? 'done' : 'void')) fail(`its outcome is ${body.state}`)
      if (body.state === 'done') known.push(write.idOf(body.body))
      const late = await call(write.name, write.wire, key)
      if (body.state === 'void' && late.body?.errorCode !== 'KeyVoid') fail(`a late arrival: ${late.status}`)
    } else {
      const repeated = [await call(write.name, write.wire, key), await call(write.name, write.wire, key)]
      const ids = new Set(repeated.map(({ body }) => write.idOf(body)))
      if (ids.size !== 1) fail('two answers for one key')
      known.push(...ids)
    }
    const after = await listed(write)
    for (const id of known) if (!after.includes(id)) fail(`the acknowledged ${id} is missing`)
    if (after.length !== known.length)
      fail(`${after.length} items after the repetition, ${known.length} acknowledged`)
    const violations = await violationsOf(sandbox)
    if (violations.length > 0) fail(JSON.stringify(violations))
  }

  let last
  for (const next of plan) {
    sandbox = await engine.start({ CRASH_AT: `${next.stage} ${next.key}` })
    if (last) await check(last)
    const answer = await callerAt(sandbox, token)(next.write.name, next.write.wire, next.key).catch(
      () => undefined,
    )
    const result = results.get(next.stage)
    if (answer) result?.failures.push(`${next.key} answered ${answer.status} instead of being killed`)
    else if (result && (await sandbox.ended) === 'SIGKILL') result.kills += 1
    last = next
  }
  sandbox = await engine.start()
  if (last) await check(last)
  await sandbox.stop()
  return [...results.values()]
}
