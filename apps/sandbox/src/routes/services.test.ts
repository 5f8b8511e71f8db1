import { getPoints, linkLoyalty } from 'fleet-portal-api-client/contract/loyalty'
import { createLoanInquiry } from 'fleet-portal-api-client/contract/loans'
import { getIntroductoryPromo, listPromos } from 'fleet-portal-api-client/contract/promos'
import { getLastFeedback, sendFeedback } from 'fleet-portal-api-client/contract/feedback'
import { listInbox, readAllAnnouncements, readAnnouncement } from 'fleet-portal-api-client/contract/inbox'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '../db/schema.ts'
import { writeServices } from '../seed/services.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
  const { fleetId } = await sandbox.newFleet({ type: 'hedging', isVip: true, roles: [] })
  await sandbox.run(({ tx, today }) => writeServices(tx, today, fleetId))
})
afterAll(() => sandbox.close())

async function createFleet(isVip = false) {
  const { fleetId, users } = await sandbox.newFleet({
    type: 'hedging',
    isVip,
    roles: ['portal-admin', 'data-analyst'],
  })
  // An inbox shows only announcements newer than the user, so the users become older than the seeded ones.
  await sandbox.run(({ tx }) =>
    tx.execute(sql`update ${user} set created_at = created_at - interval '2 years'`),
  )
  const [admin, analyst] = users.map(({ email }) => email)
  return {
    fleetId,
    call: await callerOf(sandbox, admin ?? ''),
    other: await callerOf(sandbox, analyst ?? ''),
  }
}

it('links a VIP fleet to a member of the points programme only once', async () => {
  const { fleetId, call } = await createFleet(true)
  const link = async (mobileNumber: string) => (await call(linkLoyalty, { fleetId, mobileNumber })).body
  expect((await call(getPoints, { fleetId })).body.errorCode).toBe('L1002')
  expect((await link('+639179999999')).errorCode).toBe('L1002')
  expect((await link('+639170000001')).errorCode).toBe('L1001')
  expect(await link('+639170000002')).toEqual({})
  expect((await link('+639170000003')).errorCode).toBe('L1001')
  expect((await call(getPoints, { fleetId })).body).toMatchObject({ points: 0, firstName: 'Ana' })
})

it('stores read announcements per user', async () => {
  const { fleetId, call, other } = await createFleet()
  const messages = async (caller: typeof call) => (await caller(listInbox, { fleetId })).body.data
  const [first, ...rest] = await messages(call)
  expect(first.readAt).toBeNull()
  expect(rest.length).toBeGreaterThan(3)
  expect((await call(readAnnouncement, { createdAt: first.createdAt })).status).toBe(200)
  const countRead = (all: { readAt: string | null }[]) => all.filter(({ readAt }) => readAt).length
  expect(countRead(await messages(call))).toBe(1)
  expect(countRead(await messages(other))).toBe(0)
  await call(readAllAnnouncements, { platformType: 'plb', portalType: 'fleet' })
  expect(countRead(await messages(call))).toBe(rest.length + 1)
  for (const createdAt of ['2000-01-01T00:00:00+08:00', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+08:00'])
    expect((await call(readAnnouncement, { createdAt })).status).toBe(404)
})

it('shows an announcement to its own fleet only, and not before its publication time', async () => {
  const { fleetId, call } = await createFleet()
  const otherFleet = await createFleet()
  const announce = (id: string, shift: string) =>
    sandbox.run(({ tx }) =>
      tx.execute(sql`insert into announcement (id, fleet_id, subject, content_preview, content, modal_title, modal_content, created_at)
        values (${id}, ${fleetId}, ${id}, '', '', '', '', date_trunc('second', now()) + ${shift}::interval)`),
    )
  await announce('ann_now', '-1 minute')
  await announce('ann_later', '1 hour')
  const subjects = async (caller: typeof call, id: string) =>
    (await caller(listInbox, { fleetId: id })).body.data.map(
      (entry: { announcement: { subject: string } }) => entry.announcement.subject,
    )
  expect(await subjects(call, fleetId)).toContain('ann_now')
  expect(await subjects(call, fleetId)).not.toContain('ann_later')
  expect(await subjects(otherFleet.call, otherFleet.fleetId)).not.toContain('ann_now')
})

it('the inbox contains no announcements older than the account', async () => {
  const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const call = await callerOf(sandbox, users[0]?.email ?? '')
  expect((await call(listInbox, { fleetId })).body.data).toEqual([])
  expect((await (await createFleet()).call(listInbox, { fleetId })).status).toBe(403)
})

it('returns the last feedback of a fleet, also if it was skipped', async () => {
  const { fleetId, call } = await createFleet()
  expect((await call(getLastFeedback, { fleetId })).body).toBeNull()
  await call(sendFeedback, {
    fleetId,
    rating: 5,
    feedback: ['Fast'],
    recommendationScore: 5,
    referToFriend: true,
  })
  expect((await call(getLastFeedback, { fleetId })).body).toMatchObject({
    rating: 5,
    feedback: ['Fast'],
    referToFriend: true,
  })
  sandbox.advance(1000)
  await call(sendFeedback, { fleetId, isSkipped: true })
  expect((await call(getLastFeedback, { fleetId })).body).toMatchObject({ rating: null })
})

it('refuses feedback with an invalid rating or too long texts', async () => {
  const { fleetId, call } = await createFleet()
  const errorOf = async (answers: object) => {
    const { status, body } = await call(sendFeedback, { fleetId, ...answers })
    return [status, body.fields?.[0]?.path]
  }
  expect(await errorOf({ rating: 6 })).toEqual([400, 'rating'])
  expect(await errorOf({ rating: 2, recommendationScore: 0 })).toEqual([400, 'recommendationScore'])
  expect(await errorOf({ rating: 2, feedback: ['Slow', 'x'.repeat(255)] })).toEqual([400, 'feedback'])
  expect(await errorOf({ rating: 2, otherReason: 'x'.repeat(256) })).toEqual([400, 'otherReason'])
  expect((await call(getLastFeedback, { fleetId })).body).toBeNull()
})

it('refuses the reason "Other" without a text, unless the rest of the survey was skipped', async () => {
  const { fleetId, call } = await createFleet()
  const other = { fleetId, rating: 2, feedback: ['Slow', 'Other'] }
  for (const text of [{}, { otherReason: '' }, { otherReason: '  ' }]) {
    expect(await call(sendFeedback, { ...other, ...text })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'otherReason', code: 'required' }] },
    })
  }
  expect((await call(getLastFeedback, { fleetId })).body).toBeNull()
  expect((await call(sendFeedback, { ...other, otherReason: 'Too dark' })).status).toBe(200)
  expect((await call(sendFeedback, { ...other, isSkipped: true })).status).toBe(200)
})

it('returns pages of promos and the introductory promo of a new fleet', async () => {
  const { fleetId, call } = await createFleet()
  const { body } = await call(listPromos, { fleetId, page: 2, perPage: 8 })
  const featuredImage = expect.stringMatching(/^data:image\/svg\+xml/) as string
  expect(body).toMatchObject({
    count: 10,
    marketingBanners: [{ title: 'Truck financing week', featuredImage }, {}],
  })
  expect((await call(getIntroductoryPromo, { fleetId })).body).toMatchObject({
    status: 'available',
    cashinAmount: 50_000,
    featuredImage: expect.stringContaining('data:image/svg+xml') as string,
  })
})

it('returns the id of a loan inquiry and sends it by mail', async () => {
  const { fleetId, call } = await createFleet()
  const { body } = await call(createLoanInquiry, {
    fleetId,
    firstName: 'Ana',
    lastName: 'Reyes',
    mobileNumber: '09171234567',
    email: 'ana.loan@fleet.test',
    loanProduct: 'truck-loan',
    region: 'Visayas',
    branch: 'Cebu',
  })
  expect((await sandbox.outbox('ana.loan@fleet.test')).at(-1)?.code).toBe(body.loanId)
})
