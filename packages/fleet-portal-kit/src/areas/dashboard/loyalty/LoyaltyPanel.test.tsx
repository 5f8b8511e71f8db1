import { screen, waitFor, within } from '@testing-library/react'
import { getPoints, linkLoyalty } from 'api-client/contract/loyalty'
import { expect, test } from 'vitest'
import { createMemoryNavigation } from '../../../provider/navigation.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { testFleet } from '../../../testing/testFleet.ts'
import { addMember, givePoints } from '../dashboardScene.ts'
import { LoyaltyPanel } from './LoyaltyPanel.tsx'

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <LoyaltyPanel fleetId={fleetId} />, { isVip: true, ...options })

async function linkedFleet(points: number) {
  const fleet = await testFleet({ type: 'locqpay', isVip: true })
  await addMember(fleet, true)
  await givePoints(fleet, points)
  return fleet
}

const field = () => screen.findByLabelText(/^Mobile number/)

async function askToLink(person: Awaited<ReturnType<typeof open>>['person'], mobile: string) {
  await person.type(await field(), mobile)
  await person.click(screen.getByRole('button', { name: 'Link account' }))
}

test('an account is linked after a question, with +63 before its number, and its points are read', async () => {
  const fleet = await testFleet({ isVip: true })
  const mobileNumber = await addMember(fleet, false)
  await givePoints(fleet, 1250)
  const { person, wire, events } = await open({ fleet })
  await askToLink(person, mobileNumber.slice(3))
  const question = await findDialog('Link this account?', 'alertdialog')
  expect(wire.of(linkLoyalty)).toEqual([])
  await person.click(within(question).getByRole('button', { name: 'Link account' }))
  const done = await findDialog('Account linked')
  expect(wire.of(linkLoyalty).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, mobileNumber }])
  expect(await screen.findByText('1,250 points')).toBeInTheDocument()
  await waitFor(() => expect(events.filter(({ type }) => type === 'loyalty.linked')).toHaveLength(1))
  await person.click(within(done).getByRole('button', { name: 'Okay got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(`Mila Peñaflor, ${mobileNumber}`)).toBeVisible()
})

test('thinking better of it sends nothing and keeps the number', async () => {
  const { person, wire } = await open()
  await askToLink(person, '9171234567')
  await person.click(within(await findDialog('Link this account?', 'alertdialog')).getByText('Cancel'))
  expect(await field()).toHaveValue('9171234567')
  expect(wire.of(linkLoyalty)).toEqual([])
})

test.each([
  ['', 'This field is required.'],
  ['917123', 'Please enter a valid mobile number.'],
  ['8171234567', 'Please enter a valid mobile number.'],
  ['91712345678', 'Maxlength is 10'],
  ['917123456a', 'This field should be numeric'],
])('the number %j is refused on the field and asks nothing', async (typed, sentence) => {
  const { person } = await open()
  await person.type(await field(), `${typed}{Enter}`)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await field()).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['L1001', 'This VIP Biz Account is already connected to a PLB Account'],
  ['L1002', 'This VIP Biz Account does not exist'],
] as const)('the refusal %s stands on the field, and the form stays', async (code, sentence) => {
  const { person } = await open({ prepareWire: (wire) => wire.refuse(linkLoyalty, code) })
  await askToLink(person, '9171234567')
  const question = await findDialog('Link this account?', 'alertdialog')
  await person.click(within(question).getByRole('button', { name: 'Link account' }))
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(await field()).toHaveValue('9171234567')
})

test('what the server says in words of its own stands on the field', async () => {
  const { person, client } = await open()
  await field()
  const call = client.call.bind(client)
  const { ApiError } = await import('api-client')
  client.call = async (endpoint, ...rest) => {
    if (endpoint.name !== 'linkLoyalty') return call(endpoint, ...rest)
    throw new ApiError({ kind: 'badrequest', status: 400, serverMessage: 'This number is blocked.' })
  }
  await askToLink(person, '9171234567')
  const question = await findDialog('Link this account?', 'alertdialog')
  await person.click(within(question).getByRole('button', { name: 'Link account' }))
  expect(await screen.findByText('This number is blocked.')).toBeVisible()
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining('This number is blocked.'))
})

test('where points cannot be read the form is there too, with another try', async () => {
  const fleet = await linkedFleet(2000)
  const { person } = await open({ fleet, prepareWire: (wire) => wire.breakAt(getPoints, 'before-tx') })
  expect(await field()).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2,000 points')).toBeVisible()
})

test('whoever may only look at the dashboard cannot link, and reads why', async () => {
  await open({ as: 'data-analyst' })
  expect(await field()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Link account' })).toHaveAttribute('aria-disabled', 'true')
  expect(await field()).toHaveAccessibleDescription(/Your role can view the dashboard/)
})

test('enough points lead to a cash-in with them', async () => {
  const { person, moves } = await open({ fleet: await linkedFleet(1000) })
  await person.click(await screen.findByRole('link', { name: 'Redeem' }))
  expect(moves).toEqual([{ area: 'cash-in', state: { paymentMethod: 'vip-locqpay' } }])
})

test('below a thousand points there is nothing to redeem, and how many are missing is said', async () => {
  const { moves, person } = await open({ fleet: await linkedFleet(999) })
  const button = await screen.findByRole('button', { name: 'Redeem' })
  expect(button).toHaveAccessibleDescription(/^1 more point is needed/)
  await person.click(button)
  expect(moves).toEqual([])
})

test('a host without a page for cash-in has no way to redeem', async () => {
  await open({ fleet: await linkedFleet(5000), provider: { navigation: createMemoryNavigation() } })
  expect(await screen.findByText('5,000 points')).toBeVisible()
  expect(screen.queryByText('Redeem')).toBeNull()
})

test('a fleet that is no VIP is not asked', async () => {
  const { wire, container } = await open({ isVip: false })
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(wire.of(getPoints)).toEqual([])
})
