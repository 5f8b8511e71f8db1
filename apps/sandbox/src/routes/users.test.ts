import { getCurrentUser, login } from 'fleet-portal-api-client/contract/session'
import {
  acceptInvite,
  getInvite,
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  updateUserAccess,
} from 'fleet-portal-api-client/contract/users'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf, callerWith, type Call } from '../testing/callerOf.ts'

let sandbox: TestSandbox
let anonymous: Call
beforeAll(async () => {
  sandbox = await createTestSandbox()
  anonymous = callerWith(sandbox)
})
afterAll(() => sandbox.close())

const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''

/** Creates a fleet with two Admins. Returns the email of the first. */
async function createFleet() {
  const { users, fleetId } = await sandbox.newFleet({
    type: 'hedging',
    roles: ['portal-admin', 'portal-admin'],
  })
  return { email: users[0]?.email ?? '', fleetId }
}

describe('users of a fleet', () => {
  it('keep two-factor authentication until an Admin of all their fleets turns it off', async () => {
    const [ours, theirs] = [await createFleet(), await createFleet()]
    const [admin, otherAdmin] = [await callerOf(sandbox, ours.email), await callerOf(sandbox, theirs.email)]
    // The first Admin of the other fleet also belongs to ours.
    await admin(inviteUser, { fleetId: ours.fleetId, email: theirs.email, role: 'data-analyst' })
    const accessIn = async (call: Call, fleetId: string) => {
      const { body } = await call(listUserAccesses, { fleetId, searchKey: theirs.email })
      return body.userAccesses[0] as { userAccessId: string; user: { isFaEnabled: boolean } }
    }
    const { userAccessId } = await accessIn(admin, ours.fleetId)
    expect((await admin(updateUserAccess, { userAccessId, isFaEnabled: true })).status).toBe(200)
    const refused = await admin(updateUserAccess, { userAccessId, isFaEnabled: false })
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'Forbidden'])
    expect((await accessIn(admin, ours.fleetId)).user.isFaEnabled).toBe(true)
    // An Admin of both fleets may.
    await otherAdmin(inviteUser, { fleetId: theirs.fleetId, email: ours.email, role: 'portal-admin' })
    expect((await admin(updateUserAccess, { userAccessId, isFaEnabled: false })).status).toBe(200)
    expect((await accessIn(admin, ours.fleetId)).user.isFaEnabled).toBe(false)
  })

  it('are invited, activate their account once and sign in', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    const guest = `guest.${fleetId.slice(-6)}@fleet.test`
    expect((await admin(inviteUser, { fleetId, email: guest, role: 'data-analyst' })).status).toBe(200)
    expect((await admin(inviteUser, { fleetId, email, role: 'purchaser' })).body.errorCode).toBe('F1004')
    const first = tokenIn((await sandbox.outbox(guest)).at(-1)?.link)
    expect((await admin(inviteUser, { fleetId, email: guest, role: 'purchaser' })).status).toBe(200)
    const token = tokenIn((await sandbox.outbox(guest)).at(-1)?.link)
    expect((await anonymous(getInvite, { token: first })).body.errorCode).toBe('F1005')
    expect((await anonymous(getInvite, { token })).body).toEqual({ email: guest })
    const accept = { token, firstName: 'Inés', lastName: 'Peña', password: 'Bagong-Lihim-8' }
    expect((await anonymous(acceptInvite, accept)).status).toBe(200)
    expect((await anonymous(acceptInvite, accept)).body.errorCode).toBe('F1005')
    expect(
      (await anonymous(login, { email: guest, password: 'Bagong-Lihim-8', portalType: 'fleet' })).status,
    ).toBe(200)
    const found = await admin(listUserAccesses, { fleetId, searchKey: 'pena', statuses: 'active' })
    expect(found.body).toMatchObject({
      count: 1,
      userAccesses: [{ role: 'purchaser', user: { email: guest, lastName: 'Peña' } }],
    })
    const secondInvite = await admin(inviteUser, { fleetId, email: guest, role: 'purchaser' })
    expect(secondInvite.body.errorCode).toBe('F1004')
  })

  it('are listed newest first', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    const guests = ['first', 'second'].map((name) => `${name}.${fleetId.slice(-6)}@fleet.test`)
    for (const guest of guests) await admin(inviteUser, { fleetId, email: guest, role: 'data-analyst' })
    const { userAccesses } = (await admin(listUserAccesses, { fleetId })).body
    expect(userAccesses.slice(0, 2).map((entry: { user: { email: string } }) => entry.user.email)).toEqual(
      guests.toReversed(),
    )
  })

  it('are found by any part of their email, including punctuation', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    for (const name of ['an.a_b', 'ana.b+c-d']) {
      await admin(inviteUser, { fleetId, email: `${name}@fleet.test`, role: 'data-analyst' })
    }
    const found = async (searchKey: string) =>
      (await admin(listUserAccesses, { fleetId, searchKey })).body.userAccesses.map(
        (entry: { user: { email: string } }) => entry.user.email,
      )
    expect(await found('A.B+')).toEqual(['ana.b+c-d@fleet.test'])
    expect(await found('a_b@fleet')).toEqual(['an.a_b@fleet.test'])
    expect(await found('%')).toEqual([])
  })

  it('cannot be invited if their account is deactivated, and are listed as deactivated', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    const guest = `closed.${fleetId.slice(-6)}@fleet.test`
    await admin(inviteUser, { fleetId, email: guest, role: 'data-analyst' })
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set status = 'deactivated' where email = ${guest}`),
    )
    const listed = await admin(listUserAccesses, { fleetId, statuses: 'deactivated' })
    expect(listed.body).toMatchObject({ count: 1, userAccesses: [{ user: { email: guest } }] })
    const secondInvite = await admin(inviteUser, { fleetId, email: guest, role: 'data-analyst' })
    expect(secondInvite.body).toMatchObject({ errorCode: 'F1002' })
  })

  it('get at most ten invitations an hour', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    const guest = { fleetId, email: `often.${fleetId.slice(-6)}@fleet.test`, role: 'data-analyst' }
    for (let sent = 0; sent < 10; sent++) expect((await admin(inviteUser, guest)).status).toBe(200)
    expect((await admin(inviteUser, guest)).body.errorCode).toBe('TooManyRequests')
    expect(await sandbox.outbox(guest.email)).toHaveLength(10)
  })

  it('cannot change their own access, so one administrator always remains', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    const { body } = await admin(listUserAccesses, { fleetId })
    const own = body.userAccesses.find((entry: { user: { email: string } }) => entry.user.email === email)
    const other = body.userAccesses.find((entry: { user: { email: string } }) => entry.user.email !== email)
    expect((await admin(removeUserAccess, { userAccessId: own.userAccessId })).body.errorCode).toBe(
      'OwnAccess',
    )
    const demotion = { userAccessId: own.userAccessId, role: 'data-analyst' }
    expect((await admin(updateUserAccess, demotion)).body.errorCode).toBe('OwnAccess')
    const second = await callerOf(sandbox, other.user.email)
    expect((await admin(removeUserAccess, { userAccessId: other.userAccessId })).status).toBe(200)
    expect((await second(listUserAccesses, { fleetId })).status).toBe(403)
    expect((await second(getCurrentUser)).status).toBe(403)
    expect((await admin(removeUserAccess, { userAccessId: other.userAccessId })).status).toBe(404)
  })

  it('cannot get a role that their fleet type does not have', async () => {
    const { email, fleetId } = await createFleet()
    const admin = await callerOf(sandbox, email)
    const refused = await admin(inviteUser, { fleetId, email: 'x@fleet.test', role: 'account-manager' })
    expect(refused.body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path: 'role' }] })
  })
})
