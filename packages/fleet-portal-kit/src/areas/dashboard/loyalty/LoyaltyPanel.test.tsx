import { screen, waitFor, within } from '@testing-library/react'
import { getPoints, linkLoyalty } from 'fleet-portal-api-client/contract/loyalty'
import type { UserEvent } from '@testing-library/user-event'
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

const findMobileField = () => screen.findByLabelText(/^Mobile number/)

async function submitMobile(user: UserEvent, mobile: string) {
  await user.type(await findMobileField(), mobile)
  await user.click(screen.getByRole('button', { name: 'Link account' }))
}

test('links an account after a confirmation, adds +63 to the number, and shows its points', async () => {
  const fleet = await testFleet({ isVip: true })
  const mobileNumber = await addMember(fleet, false)
  await givePoints(fleet, 1250)
  const { user, wire, events } = await open({ fleet })
  await submitMobile(user, mobileNumber.slice(3))
  const dialog = await findDialog('Link this account?', 'alertdialog')
  expect(wire.of(linkLoyalty)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Link account' }))
  const done = await findDialog('Account linked')
  expect(wire.of(linkLoyalty).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, mobileNumber }])
  expect(await screen.findByText('1,250 points')).toBeInTheDocument()
  await waitFor(() => expect(events.filter(({ type }) => type === 'loyalty.linked')).toHaveLength(1))
  await user.click(within(done).getByRole('button', { name: 'Okay got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const member = screen.getByText(/^Mila Peñaflor/)
  expect(member).toHaveTextContent(`Mila Peñaflor, ${mobileNumber}`)
  expect(within(member).getByText(mobileNumber)).toHaveAttribute('data-secret')
})

test('cancelling the confirmation sends nothing and keeps the number', async () => {
  const { user, wire } = await open()
  await submitMobile(user, '9171234567')
  await user.click(within(await findDialog('Link this account?', 'alertdialog')).getByText('Cancel'))
  expect(await findMobileField()).toHaveValue('9171234567')
  expect(wire.of(linkLoyalty)).toEqual([])
})

test.each([
  ['', 'This field is required.'],
  ['917123', 'Please enter a valid mobile number.'],
  ['8171234567', 'Please enter a valid mobile number.'],
  ['91712345678', 'Maxlength is 10'],
  ['917123456a', 'This field should be numeric'],
])('shows an error on the field for the number %j without a confirmation', async (typed, message) => {
  const { user } = await open()
  await user.type(await findMobileField(), `${typed}{Enter}`)
  expect(await screen.findByText(message)).toBeVisible()
  expect(await findMobileField()).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['L1001', 'This VIP Biz Account is already connected to a PLB Account'],
  ['L1002', 'This VIP Biz Account does not exist'],
] as const)('shows the server error %s on the field and keeps the form', async (code, message) => {
  const { user } = await open({ prepareWire: (wire) => wire.refuse(linkLoyalty, code) })
  await submitMobile(user, '9171234567')
  const dialog = await findDialog('Link this account?', 'alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Link account' }))
  const field = await findMobileField()
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(field).toHaveValue('9171234567')
})

test('shows a custom message of the server on the field', async () => {
  const { user, client } = await open()
  await findMobileField()
  const call = client.call.bind(client)
  const { ApiError } = await import('fleet-portal-api-client')
  client.call = async (endpoint, ...rest) => {
    if (endpoint.name !== 'linkLoyalty') return call(endpoint, ...rest)
    throw new ApiError({ kind: 'badrequest', status: 400, serverMessage: 'This number is blocked.' })
  }
  await submitMobile(user, '9171234567')
  const dialog = await findDialog('Link this account?', 'alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Link account' }))
  expect(await screen.findByText('This number is blocked.')).toBeVisible()
  expect(await findMobileField()).toHaveAccessibleDescription(
    expect.stringContaining('This number is blocked.'),
  )
})

test('shows the form and a retry button if the points cannot be loaded', async () => {
  const fleet = await linkedFleet(2000)
  const { user } = await open({ fleet, prepareWire: (wire) => wire.breakAt(getPoints, 'before-tx') })
  expect(await findMobileField()).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2,000 points')).toBeVisible()
})

test('disables linking for a view-only role and explains why', async () => {
  await open({ as: 'data-analyst' })
  expect(await findMobileField()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Link account' })).toHaveAttribute('aria-disabled', 'true')
  expect(await findMobileField()).toHaveAccessibleDescription(/Your role can view the dashboard/)
})

test('links to a cash-in with points if there are enough', async () => {
  const { user, moves } = await open({ fleet: await linkedFleet(1000) })
  await user.click(await screen.findByRole('link', { name: 'Redeem' }))
  expect(moves).toEqual([{ area: 'cash-in', state: { paymentMethod: 'vip-locqpay' } }])
})

test('disables redeeming below 1,000 points and says how many are missing', async () => {
  const { moves, user } = await open({ fleet: await linkedFleet(999) })
  const button = await screen.findByRole('button', { name: 'Redeem' })
  expect(button).toHaveAccessibleDescription(/^1 more point is needed/)
  await user.click(button)
  expect(moves).toEqual([])
})

test('shows no redeem button if the host page has no cash-in area', async () => {
  await open({ fleet: await linkedFleet(5000), provider: { navigation: createMemoryNavigation() } })
  expect(await screen.findByText('5,000 points')).toBeVisible()
  expect(screen.queryByText('Redeem')).toBeNull()
})

test('renders nothing and requests no points for a fleet that is not VIP', async () => {
  const { wire, container } = await open({ isVip: false })
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(wire.of(getPoints)).toEqual([])
})
