import { permissionTable } from 'fleet-portal-api-client/contract/access'
import { listVehicles, updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrangeCards, type IssuedCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetCard } from './FleetCard.tsx'
import { FleetCards } from './FleetCards.tsx'

async function openCard(fleet: TestFleet, { fuelCardId }: IssuedCard, options: PortalOptions = {}) {
  await renderInPortal((fleetId) => <FleetCard fleetId={fleetId} fuelCardId={fuelCardId} />, {
    fleet,
    ...options,
  })
  return within(await screen.findByRole('region', { name: 'Will this card work?' }))
}

const onlyViewsCards = {
  ...permissionTable,
  'portal-admin': { ...permissionTable['portal-admin'], FLEET_CARD_MANAGEMENT: ['view'] as const },
}

test('the page of a card says what it can pay: its limit or the wallet, whichever is less', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_000_00 })
  const { both } = await arrangeCards(fleet)
  const section = await openCard(fleet, both)
  expect(await section.findByText('Works now')).toBeVisible()
  expect(section.getByText('Up to ₱37,659.50')).toBeVisible()
  expect(section.getByText('Left this month: ₱37,659.50 of ₱50,000.00.')).toBeVisible()
  expect(section.getByText('Left this month: 12 of 20 transactions.')).toBeVisible()
  expect(section.getByText('It pays for Diesel, Lubes.')).toBeVisible()
  expect(section.getByText('The wallet of the fleet has ₱1,000,000.00.')).toBeVisible()
})

test('a card needs money in the wallet', async () => {
  const fleet = await testFleet({ type: 'locqpay' })
  const { both } = await arrangeCards(fleet)
  const section = await openCard(fleet, both)
  expect(await section.findByText('Does not work: the wallet of the fleet is empty')).toBeVisible()
})

test('a card of an inactive vehicle does not work', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { both } = await arrangeCards(fleet)
  const { vehicles } = await fleet.arrange(listVehicles, { fleetId: fleet.fleetId })
  const vehicleId = vehicles[0]?.vehicleId ?? ''
  await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
  const section = await openCard(fleet, both)
  expect(await section.findByText('Does not work: its vehicle is inactive')).toBeVisible()
})

test('a card with used limits works from the first of the next month', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { usedUp } = await arrangeCards(fleet)
  const section = await openCard(fleet, usedUp)
  expect(await section.findByText(/^Works from [A-Z][a-z]{2} 1, \d{4}, 12:00 AM$/)).toBeVisible()
  expect(section.getByText(/^The limit of 4 transactions this month is used up\./)).toBeVisible()
  expect(section.getByText(/^Works from/).closest('[data-status]')).toHaveAttribute('data-status', 'limit')
})

test('a card with used limits leads to the form that changes them, and to no station', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { usedUp } = await arrangeCards(fleet)
  const { user, moves } = await renderInPortal((fleetId) => <FleetCards fleetId={fleetId} />, {
    fleet,
    search: 'page=1',
  })
  const ending = `Card ending in ${usedUp.cardNumber.slice(-4)}`
  await user.click(await screen.findByRole('button', { name: `Actions for ${ending}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Will this card work?' }))
  const dialog = within(await findDialog('Will this card work?'))
  const link = await dialog.findByRole('link', { name: 'Change its limits' })
  expect(dialog.queryByRole('button', { name: 'Find the nearest open station' })).toBeNull()
  await user.click(link)
  expect(moves).toMatchObject([
    { area: 'fleet-card-edit', state: { fleetId: fleet.fleetId, list: 'page=1' } },
  ])
})

test('a card with used limits offers their change only to roles that may change cards', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { usedUp } = await arrangeCards(fleet)
  const section = await openCard(fleet, usedUp, { provider: { permissions: onlyViewsCards } })
  expect(await section.findByText(/^Works from/)).toBeVisible()
  expect(section.queryByRole('link', { name: 'Change its limits' })).toBeNull()
  expect(section.queryByRole('button', { name: 'Find the nearest open station' })).toBeNull()
})

test('a role without access to the wallet sees that it was not checked', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { anybody } = await arrangeCards(fleet)
  const section = await openCard(fleet, anybody, { as: 'fleet-manager' })
  expect(await section.findByText('Works now')).toBeVisible()
  expect(section.getByText('You have no access to the balance of the wallet.')).toBeVisible()
})

test('a card is not said to work while the balance of the wallet could not be read', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { both } = await arrangeCards(fleet)
  const { user } = await renderInPortal(
    (fleetId) => <FleetCard fleetId={fleetId} fuelCardId={both.fuelCardId} />,
    { fleet, prepareWire: (wire) => wire.breakAt(getWallet, 'before-tx') },
  )
  const section = within(await screen.findByRole('region', { name: 'Will this card work?' }))
  expect(await section.findByRole('alert')).toHaveTextContent(
    'Not everything could be checked. Something went wrong',
  )
  expect(section.getByText('The balance of the wallet is not known.')).toBeVisible()
  expect(section.queryByText('Works now')).toBeNull()
  await user.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByText('Works now')).toBeVisible()
})

test('the row menu of a deactivated card says why it does not work', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { stopped } = await arrangeCards(fleet)
  const { user } = await renderInPortal((fleetId) => <FleetCards fleetId={fleetId} />, { fleet })
  const ending = `Card ending in ${stopped.cardNumber.slice(-4)}`
  await user.click(await screen.findByRole('button', { name: `Actions for ${ending}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Will this card work?' }))
  const dialog = within(await findDialog('Will this card work?'))
  expect(await dialog.findByText('Does not work: it is deactivated')).toBeVisible()
})
