import { contract } from 'api-client/contract'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
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

/** Writes of a signed-in person whose answers hold no secret, and after which that person is still signed in. */
const kept = [...contract.values()].filter(
  ({ name, kind, access, secret }) =>
    access !== 'public' &&
    (kind === 'money' || (kind === 'write' && !secret)) &&
    name !== 'resolveIdempotencyKey' &&
    name !== 'logout',
)

it('every write whose answer is kept has a sample that takes effect', () => {
  expect(Object.keys(writeSamples).toSorted()).toEqual(kept.map(({ name }) => name).toSorted())
})

/** What may have happened between a call and its repeat, one after the other. */
const meanwhile: [string, (fleetId: string) => Promise<unknown>][] = [
  ['at once', async () => undefined],
  [
    'on a fleet that was deactivated',
    (id) => sandbox.db.update(fleets).set({ status: 'deactivated' }).where(eq(fleets.id, id)),
  ],
  [
    'by a person whose role was changed',
    (id) => sandbox.db.update(userAccess).set({ role: 'data-analyst' }).where(eq(userAccess.fleetId, id)),
  ],
  [
    'by a person who is no longer of the fleet',
    (id) => sandbox.db.delete(userAccess).where(eq(userAccess.fleetId, id)),
  ],
]

it.each(kept.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s, sent again under its own key, is answered as it was, whatever became of what it is about',
  async (name, endpoint) => {
    const fleet = await fleetOfWrites(sandbox)
    const { wire, gone } = (await writeSamples[name]?.(fleet, sandbox)) ?? { wire: {} }
    const again = () => fleet.call(endpoint, wire, { key: 'one' })
    const first = await again()
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    const audited = () =>
      rows(sandbox.db, sql`select count(*)::int as count from audit where action = ${name}`)
    const effects = await audited()
    for (const [when, change] of meanwhile) {
      await change(fleet.fleetId)
      expect(await again(), when).toMatchObject({ status: 200, body: first.body })
    }
    if (gone) {
      await sandbox.db.execute(gone)
      expect(await again(), 'when it is gone').toMatchObject({ status: 200, body: first.body })
    }
    expect(await audited()).toEqual(effects)
    const settled = await fleet.call(resolveIdempotencyKey, { key: 'one' })
    expect(settled.body).toMatchObject({ state: 'done', body: first.body })
    // With something else in it the key is refused.
    const whole = typeof endpoint.body === 'object' ? endpoint.body.whole : undefined
    const other = whole ? { ...wire, [whole]: [wire[whole], wire[whole]].flat() } : { ...wire, extra: 'x' }
    const reused = await fleet.call(endpoint, other, { key: 'one' })
    expect([reused.status, reused.body.errorCode]).toEqual([422, 'KeyReused'])
  },
)

it('a key that was used for one call is refused for another', async () => {
  const { fleetId, call } = await fleetOfWrites(sandbox)
  const named = (name: string) => kept.find((endpoint) => endpoint.name === name) ?? resolveIdempotencyKey
  await call(named('createGroup'), { fleetId, name: 'Luzon' }, { key: 'one' })
  const { status } = await call(named('buyFuel'), { fleetId, liter: 1, amount: null }, { key: 'one' })
  expect(status).toBe(422)
})

it('what one person did under a key is nothing for another', async () => {
  const one = await fleetOfWrites(sandbox)
  const other = await fleetOfWrites(sandbox)
  const endpoint = kept.find(({ name }) => name === 'createGroup') ?? resolveIdempotencyKey
  const wire = { fleetId: one.fleetId, name: 'Luzon' }
  expect((await one.call(endpoint, wire, { key: 'one' })).status).toBe(200)
  expect((await other.call(endpoint, wire, { key: 'one' })).status).toBe(403)
})

it('a kept answer is refused to a session that has ended', async () => {
  const fleet = await fleetOfWrites(sandbox)
  const endpoint = kept.find(({ name }) => name === 'createGroup') ?? resolveIdempotencyKey
  const wire = { fleetId: fleet.fleetId, name: 'Luzon' }
  await fleet.call(endpoint, wire, { key: 'one' })
  await sandbox.db.execute(sql`update session_family set revoked_at = now()`)
  expect((await fleet.call(endpoint, wire, { key: 'one' })).status).toBe(401)
})

it('under the header of another fleet the same call is another one', async () => {
  const fleet = await fleetOfWrites(sandbox)
  const endpoint = kept.find(({ name }) => name === 'readAllAnnouncements') ?? resolveIdempotencyKey
  const wire = { platformType: 'plb', portalType: 'fleet' }
  await fleet.call(endpoint, wire, { key: 'one', headers: { 'X-Fleet-Id': fleet.fleetId } })
  const { status } = await fleet.call(endpoint, wire, { key: 'one', headers: { 'X-Fleet-Id': 'flt_other' } })
  expect(status).toBe(422)
})
