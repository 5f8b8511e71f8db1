import { contract } from 'fleet-portal-api-client/contract'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { rows } from './db/connect.ts'
import { fleet as fleets, userAccess } from './db/schema.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'
import { fleetOfWrites, writeSamples } from './testing/writeSamples.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => expect(await sandbox.violations()).toEqual([]))

/** Writes with a stored response: the response has no secret, and the user stays signed in. */
const storedWrites = [...contract.values()].filter(
  ({ name, kind, access, secret }) =>
    access !== 'public' &&
    (kind === 'money' || (kind === 'write' && !secret)) &&
    name !== 'resolveIdempotencyKey' &&
    name !== 'logout',
)

it('every write with a stored response has a sample', () => {
  expect(Object.keys(writeSamples).toSorted()).toEqual(storedWrites.map(({ name }) => name).toSorted())
})

/** Changes between a call and its repeat. Each one adds to the changes before it. */
const changes: [string, (fleetId: string) => Promise<unknown>][] = [
  ['without a change', async () => undefined],
  [
    'after the fleet was deactivated',
    (id) => sandbox.db.update(fleets).set({ status: 'deactivated' }).where(eq(fleets.id, id)),
  ],
  [
    'after the role of the user was changed',
    (id) => sandbox.db.update(userAccess).set({ role: 'data-analyst' }).where(eq(userAccess.fleetId, id)),
  ],
  [
    'after the user was removed from the fleet',
    (id) => sandbox.db.delete(userAccess).where(eq(userAccess.fleetId, id)),
  ],
]

it.each(storedWrites.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s returns its stored response to a repeat with the same key, also after its target or access changed',
  async (name, endpoint) => {
    const fleet = await fleetOfWrites(sandbox)
    const { wire, deleteTarget } = (await writeSamples[name]?.(fleet, sandbox)) ?? { wire: {} }
    const send = () => fleet.call(endpoint, wire, { key: 'one' })
    const first = await send()
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    const countAudits = () =>
      rows(sandbox.db, sql`select count(*)::int as count from audit where action = ${name}`)
    const auditsBefore = await countAudits()
    for (const [situation, change] of changes) {
      await change(fleet.fleetId)
      expect(await send(), situation).toMatchObject({ status: 200, body: first.body })
    }
    if (deleteTarget) {
      await sandbox.db.execute(deleteTarget)
      expect(await send(), 'after the target was deleted').toMatchObject({ status: 200, body: first.body })
    }
    expect(await countAudits()).toEqual(auditsBefore)
    const outcome = await fleet.call(resolveIdempotencyKey, { key: 'one' })
    expect(outcome.body).toMatchObject({ state: 'done', body: first.body })
    // The same key with a different body is refused.
    const whole = typeof endpoint.body === 'object' ? endpoint.body.whole : undefined
    const other = whole ? { ...wire, [whole]: [wire[whole], wire[whole]].flat() } : { ...wire, extra: 'x' }
    const reused = await fleet.call(endpoint, other, { key: 'one' })
    expect([reused.status, reused.body.errorCode]).toEqual([422, 'KeyReused'])
  },
)

it('a key that was used for one endpoint is refused for another endpoint', async () => {
  const { fleetId, call } = await fleetOfWrites(sandbox)
  const endpointNamed = (name: string) =>
    storedWrites.find((endpoint) => endpoint.name === name) ?? resolveIdempotencyKey
  await call(endpointNamed('createGroup'), { fleetId, name: 'Luzon' }, { key: 'one' })
  const { status } = await call(endpointNamed('buyFuel'), { fleetId, liter: 1, amount: null }, { key: 'one' })
  expect(status).toBe(422)
})

it('a stored response is not returned to another user with the same key', async () => {
  const one = await fleetOfWrites(sandbox)
  const other = await fleetOfWrites(sandbox)
  const endpoint = storedWrites.find(({ name }) => name === 'createGroup') ?? resolveIdempotencyKey
  const wire = { fleetId: one.fleetId, name: 'Luzon' }
  expect((await one.call(endpoint, wire, { key: 'one' })).status).toBe(200)
  expect((await other.call(endpoint, wire, { key: 'one' })).status).toBe(403)
})

it('a stored response is not returned after the session has ended', async () => {
  const fleet = await fleetOfWrites(sandbox)
  const endpoint = storedWrites.find(({ name }) => name === 'createGroup') ?? resolveIdempotencyKey
  const wire = { fleetId: fleet.fleetId, name: 'Luzon' }
  await fleet.call(endpoint, wire, { key: 'one' })
  await sandbox.db.execute(sql`update session_family set revoked_at = now()`)
  expect((await fleet.call(endpoint, wire, { key: 'one' })).status).toBe(401)
})

it('the same key with a different X-Fleet-Id header is refused', async () => {
  const fleet = await fleetOfWrites(sandbox)
  const endpoint = storedWrites.find(({ name }) => name === 'readAllAnnouncements') ?? resolveIdempotencyKey
  const wire = { platformType: 'plb', portalType: 'fleet' }
  await fleet.call(endpoint, wire, { key: 'one', headers: { 'X-Fleet-Id': fleet.fleetId } })
  const { status } = await fleet.call(endpoint, wire, { key: 'one', headers: { 'X-Fleet-Id': 'flt_other' } })
  expect(status).toBe(422)
})

it.each(['', 'with space', 'é', 'k'.repeat(201)])(
  'a call with the invalid key %j has no effect',
  async (key) => {
    const { fleetId, call } = await fleetOfWrites(sandbox)
    const endpoint = storedWrites.find(({ name }) => name === 'createGroup') ?? resolveIdempotencyKey
    const wire = { fleetId, name: 'Luzon' }
    const { status, body } = await call(endpoint, wire, { headers: { 'Idempotency-Key': key } })
    expect([status, body.fields]).toEqual([400, [{ path: 'Idempotency-Key', code: 'invalid' }]])
    expect((await call(endpoint, wire)).status).toBe(200)
  },
)
