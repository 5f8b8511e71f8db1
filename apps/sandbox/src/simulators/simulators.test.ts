import { listReports } from 'fleet-portal-api-client/contract/reports'
import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import { requestPasswordReset, validateResetToken } from 'fleet-portal-api-client/contract/session'
import { listInbox, readAnnouncement } from 'fleet-portal-api-client/contract/inbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Flag } from '../domain/flags.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf, callerWith } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.close())

async function send(path: string, body?: unknown) {
  const init = body !== undefined && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`, init || {}))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const readFlag = async (name: string) =>
  ((await send('flags')).body['flags'] as Flag[]).find((entry) => entry.name === name)

it('an emailed link can be expired', async () => {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const email = users[0]?.email ?? ''
  const anonymous = callerWith(sandbox)
  await anonymous(requestPasswordReset, { email })
  const link = (await sandbox.outbox(email)).at(-1)?.link ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  expect((await anonymous(validateResetToken, { token })).status).toBe(200)
  expect((await send('links/expire', { link })).status).toBe(200)
  expect((await anonymous(validateResetToken, { token })).body.errorCode).toBe('P1010')
  expect((await send('links/expire', { link: 'unknown' })).status).toBe(404)
})

it('a card that contradicts its fleet is refused with the rule that it breaks', async () => {
  const { fleetId } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const issue = (card: object) => send('cards', { fleetId, ...card })
  const refused = (rule: string) => ({
    status: 400,
    body: { details: expect.stringContaining(rule) as string },
  })
  expect(await issue({ fuelCardType: 'driver-vehicle-specific' })).toMatchObject(
    refused('fleet_card_binding'),
  )
  expect(await issue({ fuelCardType: 'driver-specific', driverId: 'drv_unknown' })).toMatchObject(
    refused('driver'),
  )
  expect(await issue({ fleetId: 'flt_unknown' })).toMatchObject(refused('fleet'))
  expect((await issue({})).status).toBe(200)
})

it('a field that a simulator does not know, and a change without a field, are refused', async () => {
  const { fleetId } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const unknown = await send(`fleets/${fleetId}`, { state: 'deactivated' })
  expect(unknown.status).toBe(400)
  expect(JSON.stringify(unknown.body)).toContain('state')
  expect((await send(`fleets/${fleetId}`, {})).status).toBe(400)
  expect((await send('flags', { name: 'CASHIN_BPI' })).status).toBe(400)
  expect((await send('fleets', { typ: 'locqpay' })).status).toBe(400)
  expect((await send('prices', { fleetId, pumpPrice: 60, productCode: 'diesel', discont: 1 })).status).toBe(
    400,
  )
})

it('a price that is not above its discount is refused with a message', async () => {
  const { fleetId } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const set = (prices: object) => send('prices', { fleetId, productCode: 'Diesel', ...prices })
  expect(await set({ pumpPrice: 0 })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('leaves nothing') as string },
  })
  expect((await set({ pumpPrice: 50, discount: 50 })).status).toBe(400)
  expect((await set({ pumpPrice: 50, discount: 49.99 })).status).toBe(200)
})

it('a report of another system can be created for a user and updated until it ends', async () => {
  const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const { email, userId } = users[0] ?? { email: '', userId: '' }
  const call = await callerOf(sandbox, email)
  const reportInput = {
    fleetId,
    email,
    reportType: 'account-statement',
    fileName: 'may.pdf',
    status: 'in progress',
  }
  const { reportId } = (await send('reports', { ...reportInput, progress: 40 })).body
  const listed = async () => (await call(listReports, { fleetId, userId })).body.reports[0]
  expect(await listed()).toMatchObject({ progress: 40, fileType: 'pdf', fileUrl: null })
  await send(`reports/${reportId as string}`, { status: 'success', content: 'A file' })
  const { fileUrl } = await listed()
  expect(await (await sandbox.fetch(new Request(fileUrl))).text()).toBe('A file')
  await send(`reports/${reportId as string}`, { status: 'failed' })
  expect(await listed()).toMatchObject({ status: 'success', progress: 100 })
  expect((await send('reports', { ...reportInput, email: 'not.registered@fleet.test' })).status).toBe(404)
})

it('a member of the points programme is created once, with an optional fleet, and can be credited points', async () => {
  const { fleetId, users } = await sandbox.newFleet({ type: 'locqpay', isVip: true, roles: ['portal-admin'] })
  const member = { mobileNumber: '+639181112222', firstName: 'Luz', lastName: 'Peña', fleetId }
  expect((await send('loyalty/members', member)).status).toBe(200)
  expect((await send('loyalty/members', member)).status).toBe(409)
  expect((await send('loyalty/members', { ...member, mobileNumber: '0918' })).status).toBe(400)
  expect((await send('loyalty/points', { fleetId, points: 1500 })).status).toBe(200)
  const call = await callerOf(sandbox, users[0]?.email ?? '')
  expect((await call(getPoints, { fleetId })).body).toMatchObject({ points: 1500, firstName: 'Luz' })
  expect(await sandbox.violations()).toEqual([])
})

describe('feature flags', () => {
  it('are on by default, except CASHIN_MINIMUM_100 and CASHIN_BPI', async () => {
    const flags = (await send('flags')).body['flags'] as Flag[]
    const off = flags.filter(({ isOn }) => !isOn).map(({ name }) => name)
    expect(off).toEqual(['CASHIN_MINIMUM_100', 'CASHIN_BPI'])
    for (const name of ['PAGE_DASHBOARD', 'PAGE_BUY_FUEL', 'PAGE_DOWNLOAD', 'PAGE_INBOX', 'CASHIN_DRAGONPAY'])
      expect(await readFlag(name)).toEqual({ name, isOn: true, isOnByDefault: true, emails: [] })
  })

  it('are switched one at a time and keep their state', async () => {
    expect((await send('flags', { name: 'PAGE_LOANS', isOn: false })).status).toBe(200)
    expect(await readFlag('PAGE_LOANS')).toMatchObject({ isOn: false, isOnByDefault: true })
    expect(await readFlag('PAGE_PROMO')).toMatchObject({ isOn: true })
    await send('flags', { name: 'PAGE_LOANS', isOn: true })
    expect(await readFlag('PAGE_LOANS')).toMatchObject({ isOn: true })
  })

  it('store user emails in lower case without duplicates, and keep them when switched', async () => {
    const emails = [' Ana.Reyes@fleet.test ', 'ana.reyes@fleet.test', 'bea.cruz@fleet.test']
    await send('flags', { name: 'CASHIN_BPI', emails })
    const listed = ['ana.reyes@fleet.test', 'bea.cruz@fleet.test']
    expect(await readFlag('CASHIN_BPI')).toMatchObject({ isOn: false, emails: listed })
    await send('flags', { name: 'CASHIN_BPI', isOn: true })
    expect(await readFlag('CASHIN_BPI')).toMatchObject({ isOn: true, emails: listed })
    await send('flags', { name: 'CASHIN_BPI', emails: [] })
    expect(await readFlag('CASHIN_BPI')).toMatchObject({ isOn: true, emails: [] })
  })

  it('refuse unknown flags and invalid emails', async () => {
    expect((await send('flags', { name: 'PAGE_UNKNOWN', isOn: false })).status).toBe(404)
    expect(await readFlag('PAGE_UNKNOWN')).toBeUndefined()
    expect((await send('flags', { name: 'PAGE_CASH', emails: ['not-an-email'] })).status).toBe(400)
    expect((await send('flags', {})).status).toBe(400)
  })
})

describe('announcements', () => {
  async function createFleet() {
    const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
    const call = await callerOf(sandbox, users[0]?.email ?? '')
    const inbox = async () =>
      (await call(listInbox, { fleetId })).body.data as {
        messageId: string
        createdAt: string
        readAt: string | null
        announcement: Record<string, unknown>
      }[]
    return { fleetId, call, inbox }
  }
  const announcementTexts = {
    subject: 'Storm',
    contentPreview: 'Stations close',
    content: '<p>Stations <b>close</b></p>',
  }

  it('reach the inbox of one fleet only, and can be marked as read', async () => {
    const own = await createFleet()
    const other = await createFleet()
    const all = { ...announcementTexts, modalTitle: 'Take care', modalContent: '<p>Stay home.</p>' }
    const { body } = await send('announcements', { ...all, fleetId: own.fleetId })
    expect(await own.inbox()).toMatchObject([
      { messageId: body['messageId'], readAt: null, announcement: all },
    ])
    expect(await other.inbox()).toEqual([])
    await own.call(readAnnouncement, { createdAt: body['createdAt'] as string })
    expect((await own.inbox())[0]?.readAt).not.toBeNull()
  })

  it('reach every fleet and show subject and content in the popup if it has no separate text', async () => {
    const fleets = [await createFleet(), await createFleet()]
    await send('announcements', announcementTexts)
    for (const { inbox } of fleets)
      expect((await inbox())[0]?.announcement).toMatchObject({
        ...announcementTexts,
        modalTitle: announcementTexts.subject,
        modalContent: announcementTexts.content,
      })
  })

  it('that are created at once all appear, and are marked as read separately', async () => {
    const { fleetId, call, inbox } = await createFleet()
    const before = (await inbox()).length
    await Promise.all(
      ['a', 'b', 'c'].map((subject) => send('announcements', { ...announcementTexts, subject, fleetId })),
    )
    const raised = (await inbox()).filter(({ announcement }) =>
      /^[abc]$/.test(String(announcement['subject'])),
    )
    expect(raised).toHaveLength(3)
    expect(new Set(raised.map(({ createdAt }) => createdAt)).size).toBe(3)
    await call(readAnnouncement, { createdAt: raised[1]?.createdAt ?? '' })
    const read = (await inbox()).filter(({ readAt }) => readAt).map(({ messageId }) => messageId)
    expect(read).toEqual([raised[1]?.messageId])
    expect(await inbox()).toHaveLength(before + 3)
  })

  it('are refused without text or for an unknown fleet', async () => {
    expect((await send('announcements', { ...announcementTexts, subject: '  ' })).status).toBe(400)
    expect((await send('announcements', { subject: 'Storm' })).status).toBe(400)
    expect((await send('announcements', { ...announcementTexts, fleetId: 'flt_unknown' })).status).toBe(404)
  })
})
