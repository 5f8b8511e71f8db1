import { listFleetCards, updateFleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { addDriver, addVehicle } from '../../testing/fuelScene.ts'
import { reloadPage } from '../../testing/reloadPage.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { editCardDestination } from './cardNavigation.ts'
import { EditFleetCard, type EditFleetCardProps } from './EditFleetCard.tsx'

afterEach(() => sessionStorage.clear())

const reason = 'This value is set for you. You cannot change it.'

/** A fleet with José's card for NAB1234, with both limits. */
async function fleetWithCard() {
  const fleet = await testFleet({ type: 'locqpay' })
  const [driverId, vehicleId] = [await addDriver(fleet), await addVehicle(fleet)]
  await issueCard(fleet, {
    fuelCardType: 'driver-vehicle-specific',
    driverId,
    vehicleId,
    products: ['diesel', 'lubes'],
    locqpayLimit: 50_000,
    transactionLimit: 20,
  })
  return { fleet, driverId, vehicleId }
}

async function open(fleet: TestFleet, form: EditFleetCardProps['form']) {
  const { fuelCards } = await fleet.arrange(listFleetCards, { fleetId: fleet.fleetId })
  const [card] = fuelCards
  if (!card) throw new Error('The fleet has no card.')
  const { state } = editCardDestination(card, fleet.fleetId, '')
  const navigation = createMemoryNavigation({ ...(state && { state }), onNavigate: () => undefined })
  const portal = await renderInPortal(
    (fleetId) => <EditFleetCard fleetId={fleetId} {...(form && { form })} />,
    { fleet, provider: { navigation } },
  )
  await screen.findByRole('button', { name: 'Save details' })
  const save = async () => {
    await portal.user.click(screen.getByRole('button', { name: 'Save details' }))
    const dialog = await findDialog('Save changes?', 'alertdialog')
    const changes = dialog.textContent
    await portal.user.click(within(dialog).getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(portal.wire.of(updateFleetCard)).toHaveLength(1))
    return { changes, body: portal.wire.of(updateFleetCard)[0]?.body }
  }
  return { ...portal, save }
}

test('locked fields keep the values of the card, also if a kept draft has others', async () => {
  const { fleet, driverId, vehicleId } = await fleetWithCard()
  const before = await open(fleet, undefined)
  await before.user.selectOptions(screen.getByLabelText(/^Card type/), 'any')
  await before.user.click(screen.getByRole('checkbox', { name: 'No LocqPay limit' }))
  await before.user.type(screen.getByLabelText(/^Remarks/), 'Night shift')
  await reloadPage()
  const { user, save } = await open(fleet, { lockedFields: ['driverId', 'locqpayLimit', 'products'] })
  const limit = screen.getByRole('textbox', { name: /LocqPay limit per month/ })
  expect(limit).toHaveValue('50,000')
  expect(limit).toHaveAttribute('readonly')
  expect(screen.queryByRole('checkbox', { name: 'No LocqPay limit' })).toBeNull()
  const type = screen.getByLabelText(/^Card type/)
  expect(type).toHaveValue('driver-vehicle-specific')
  await user.selectOptions(type, 'any')
  expect(type).toHaveValue('driver-vehicle-specific')
  expect(screen.getByRole('group', { name: 'Products' })).toHaveAccessibleDescription(
    expect.stringContaining(reason),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Lubes' }))
  const { changes, body } = await save()
  expect(changes).toMatch(/Night shift/)
  expect(changes).not.toMatch(/50,000|Lubes|Any/)
  expect(body).toMatchObject({
    fuelCardType: 'driver-vehicle-specific',
    driverId,
    vehicleId,
    locqpayLimit: 50_000,
    diesel: true,
    lubes: true,
    remarks: 'Night shift',
  })
})

test('hidden fields are not shown, and the card keeps its values', async () => {
  const { fleet, driverId, vehicleId } = await fleetWithCard()
  const { user, save } = await open(fleet, {
    hiddenFields: ['driverId', 'vehicleId', 'locqpayLimit', 'transactionLimit', 'products'],
  })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('combobox', { name: /Driver|Vehicle/ })).toBeNull()
  expect(screen.queryByLabelText(/limit/i)).toBeNull()
  expect(screen.getByLabelText(/^Card type/)).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByLabelText(/^Remarks/), 'Day shift')
  const { body } = await save()
  expect(body).toMatchObject({
    driverId,
    vehicleId,
    locqpayLimit: 50_000,
    transactionLimit: 20,
    diesel: true,
    lubes: true,
    gas91: false,
    remarks: 'Day shift',
  })
})
