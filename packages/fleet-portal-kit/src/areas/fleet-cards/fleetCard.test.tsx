import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrangePayments } from '../../testing/arrangePayments.ts'
import { arrangeCards } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetCard } from './FleetCard.tsx'

async function open(options: Pick<PortalOptions, 'as'> = {}) {
  const fleet = await testFleet({ type: 'locqpay' })
  const cards = await arrangeCards(fleet)
  const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
  const { fuelCardId } = cards.both
  const portal = await renderInPortal((fleetId) => <FleetCard fleetId={fleetId} fuelCardId={fuelCardId} />, {
    fleet,
    ...options,
  })
  return { ...portal, ...cards.both, driverId: drivers[0]?.driverId }
}

test('the page of a card shows its limits and bearers, and the number only when asked', async () => {
  const { user, cardNumber, moves, driverId } = await open()
  const ending = `Card ending in ${cardNumber.slice(-4)}`
  expect(await screen.findByRole('heading', { name: ending, level: 1 })).toBeVisible()
  expect(screen.getByText('₱12,340.50 of ₱50,000.00')).toBeVisible()
  expect(screen.getByText('8 of 20')).toBeVisible()
  expect(screen.getByText('Reliever card')).toBeVisible()
  expect(document.body).not.toHaveTextContent(cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 '))
  await user.click(screen.getByRole('button', { name: /^Show/ }))
  expect(screen.getByText(cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
  expect(await screen.findByText('No card payments yet.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'José Peñaflor' }))
  expect(moves).toEqual([{ area: 'driver', search: { driverId }, state: { searchKey: 'José Peñaflor' } }])
})

test('the page names driver and vehicle as text for an account manager, who has no access to their pages', async () => {
  await open({ as: 'account-manager' })
  expect(await screen.findByText('José Peñaflor')).toBeVisible()
  expect(screen.getByText('NAB1234')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'José Peñaflor' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'NAB1234' })).toBeNull()
})

test('the page shows who paid with the card, without its number in every row', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_000_00 })
  const { cardNumber } = await arrangePayments(fleet)
  const { fuelCards } = await fleet.arrange(listFleetCards, { fleetId: fleet.fleetId, searchKey: cardNumber })
  const { fuelCardId = '' } = fuelCards[0] ?? {}
  await renderInPortal((fleetId) => <FleetCard fleetId={fleetId} fuelCardId={fuelCardId} />, { fleet })
  const section = within(await screen.findByRole('region', { name: 'Last card payments' }))
  expect(await section.findAllByRole('link', { name: 'José Peñaflor' })).toHaveLength(2)
  expect(section.getAllByRole('link', { name: 'ABC1234' })).toHaveLength(2)
  expect(section.getByRole('columnheader', { name: 'Driver, vehicle' })).toBeInTheDocument()
  expect(section.queryByRole('columnheader', { name: 'Card' })).toBeNull()
  expect(section.getByText('Voided').closest('tr')).toHaveTextContent('10 L')
  expect(section.getByText('Success').closest('tr')).toHaveTextContent('20.5 L')
})

test('the page says which purchases its payments leave out, and leads to them', async () => {
  const { user, moves, fuelCardId } = await open()
  expect(await screen.findByText(/^Fuel and lubes only, with voided payments\./)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'See other purchases' }))
  expect(moves).toEqual([
    { area: 'non-fuel-transactions', search: { fuelCardId, searchKey: expect.stringMatching(/^\d{4}$/) } },
  ])
})

test('the page of a terminated card says what was used, and that nothing is left of its limits', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Terminate card' }))
  const dialog = within(await findDialog('Terminate Fleet Card', 'alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Yes terminate it' }))
  expect(await screen.findByText('₱12,340.50')).toBeVisible()
  expect(screen.queryByText('₱37,659.50 left')).toBeNull()
  expect(screen.queryByText('8 of 20')).toBeNull()
})

test('the page deactivates the card and offers to activate it again', async () => {
  const { user, events, fuelCardId } = await open()
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const dialog = within(await findDialog('Deactivate Fleet Card', 'alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Yes deactivate it' }))
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(events).toContainEqual({
    type: 'fleet-card.deactivated',
    widget: 'fleet-card',
    data: { fuelCardId },
  })
})
