import { listFleetCards, updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { centavos } from 'fleet-portal-api-client/money'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { createMemoryNavigation, type FleetPortalDestination } from '../../provider/navigation.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { addDriver, addVehicle } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { EditFleetCard } from './EditFleetCard.tsx'
import { editCardDestination } from './cardNavigation.ts'

afterEach(() => sessionStorage.clear())

const listQuery = 'fuelCardStatuses=active&page=3'

async function onlyCard(fleet: TestFleet): Promise<FleetCard> {
  const { fuelCards } = await fleet.arrange(listFleetCards, { fleetId: fleet.fleetId })
  if (!fuelCards[0]) throw new Error('The fleet has no card.')
  return fuelCards[0]
}

/** José's card for NAB1234, with both limits. */
async function fleetWithCard() {
  const fleet = await testFleet({ type: 'locqpay' })
  await issueCard(fleet, {
    fuelCardType: 'driver-vehicle-specific',
    driverId: await addDriver(fleet),
    vehicleId: await addVehicle(fleet),
    products: ['diesel', 'lubes'],
    locqpayLimit: 50_000,
    locqpayPaymentThisMonth: 12_340.5,
    transactionLimit: 20,
    transactionThisMonth: 8,
  })
  return fleet
}

interface OpenOptions extends PortalOptions {
  /** The navigation state of the page. Default: the card as the list returns it. */
  state?: FleetPortalDestination['state']
  /** Runs after the list was read and before the page opens. */
  beforeOpen?: (fleet: TestFleet, card: FleetCard) => Promise<unknown>
}

async function open({ state, beforeOpen, isDeactivated, ...options }: OpenOptions = {}) {
  const fleet = options.fleet ?? (await fleetWithCard())
  const card = await onlyCard(fleet)
  await beforeOpen?.(fleet, card)
  if (isDeactivated) await fleet.deactivate()
  const moves: { to: FleetPortalDestination; replace: boolean | undefined }[] = []
  const navigation = createMemoryNavigation({
    state: state ?? editCardDestination(card, fleet.fleetId, listQuery).state,
    onNavigate: () => undefined,
  })
  const { navigate } = navigation
  navigation.navigate = (to, how) => {
    moves.push({ to, replace: how?.replace })
    navigate(to, how)
  }
  const portal = await renderInPortal((fleetId) => <EditFleetCard fleetId={fleetId} />, {
    ...options,
    fleet,
    provider: { navigation },
  })
  return { ...portal, card, moves, stored: () => onlyCard(fleet) }
}

const toList = {
  to: { area: 'fleet-cards', search: { fuelCardStatuses: 'active', page: '3' } },
  replace: true,
}
const form = () => screen.findByRole('button', { name: 'Save details' })
const chooseType = (user: UserEvent, name: string) =>
  user.selectOptions(screen.getByLabelText(/^Card type/), name)
const pesos = () => screen.getByLabelText<HTMLInputElement>(/^LocqPay limit per month/)
const transactions = () => screen.getByLabelText<HTMLInputElement>(/^Transaction limit per month/)

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.type(field, text)
}

async function save(user: UserEvent) {
  await user.click(await form())
  return within(await findDialog('Save changes?', 'alertdialog'))
}

describe('the page that edits a card', () => {
  test('goes back to the list if the navigation state has no card of this fleet', async () => {
    const states: NonNullable<FleetPortalDestination['state']>[] = [
      {},
      { fleetId: 'flt_other', fleetCard: '{}' },
      { fleetCard: 'no card' },
    ]
    for (const state of states) {
      const { moves, unmount, wire } = await open({ state })
      await waitFor(() => expect(moves).toEqual([{ to: { area: 'fleet-cards', search: {} }, replace: true }]))
      expect(wire.of(listFleetCards)).toEqual([])
      unmount()
    }
  })

  test('shows the stored card, with a read-only number that is masked except for its last digits', async () => {
    const { user, card } = await open({
      beforeOpen: (fleet, { fuelCardId }) =>
        fleet.arrange(updateFleetCard, { fuelCardId, remarks: 'Reliever card' }),
    })
    await form()
    expect(await screen.findByDisplayValue('Reliever card')).toBeVisible()
    const number = screen.getByLabelText<HTMLInputElement>('Card number')
    expect(number).toHaveAttribute('readonly')
    expect(number).toHaveValue(`•••• •••• •••• ${card.cardNumber.slice(-4)}`)
    await user.click(screen.getByRole('button', { name: /^Show the whole card number/ }))
    expect(number).toHaveValue(inGroups(card.cardNumber))
    expect(pesos()).toHaveValue('50,000')
    expect(transactions()).toHaveValue('20')
    expect(screen.getByText('₱1.00 to ₱99,999,999.99. Used this month: ₱12,340.50.')).toBeVisible()
  })

  test('shows Not Authorized to a role without access and reads no cards', async () => {
    const { wire } = await open({ as: 'purchaser' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listFleetCards)).toEqual([])
  })

  test.each(['deactivated', 'terminated'] as const)('is read-only once the card is %s', async (status) => {
    const { wire } = await open({
      beforeOpen: (fleet, { fuelCardId }) => fleet.arrange(updateFleetCard, { fuelCardId, status }),
    })
    expect((await screen.findAllByText(/Only an active card can be edited/))[0]).toBeVisible()
    expect(await form()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByLabelText(/^Remarks/)).toBeDisabled()
    expect(wire.of(updateFleetCard)).toEqual([])
  })

  test('explains that a deactivated fleet cannot change cards', async () => {
    await open({ isDeactivated: true })
    expect((await screen.findAllByText(/This fleet is deactivated/))[0]).toBeVisible()
    expect(await form()).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('saving a card', () => {
  test('accepts remarks of 255 characters and shows an error for 256', async () => {
    const { user } = await open()
    await form()
    const remarks = screen.getByLabelText(/^Remarks/)
    fireEvent.change(remarks, { target: { value: 'x'.repeat(255) } })
    fireEvent.blur(remarks)
    expect(remarks).toBeValid()
    fireEvent.change(remarks, { target: { value: 'x'.repeat(256) } })
    await user.click(await form())
    expect(await screen.findByText('Maxlength is 255')).toBeVisible()
    expect(remarks).toBeInvalid()
  })

  test('confirms old and new values, sends the update once, and returns to the same page of the list', async () => {
    const { user, moves, stored, wire, events, card } = await open({ as: 'account-manager' })
    await form()
    await retype(user, pesos(), '75000.5')
    await user.click(screen.getByRole('checkbox', { name: 'No transaction limit' }))
    await user.click(screen.getByRole('checkbox', { name: 'Gas 95' }))
    await retype(user, screen.getByLabelText(/^Remarks/), 'Reliever card')
    const dialog = await save(user)
    expect(dialog.getByText('₱50,000.00')).toBeVisible()
    expect(dialog.getByText('₱75,000.50')).toBeVisible()
    expect(dialog.getByText('Diesel, Gas 95, Lubes')).toBeVisible()
    expect(dialog.queryByText('Driver')).toBeNull()
    await user.dblClick(dialog.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Details successfully updated')).toBeVisible()
    await waitFor(() => expect(moves).toEqual([toList]))
    expect(screen.queryByText('Are you sure you want to leave?')).toBeNull()
    expect(wire.of(updateFleetCard).map(({ body }) => body)).toEqual([
      {
        fuelCardId: card.fuelCardId,
        fuelCardType: 'driver-vehicle-specific',
        locqpayLimit: 75_000.5,
        transactionLimit: 0,
        driverId: card.driver?.driverId,
        vehicleId: card.vehicle?.vehicleId,
        diesel: true,
        gas91: false,
        gas95: true,
        gas97: false,
        lubes: true,
        remarks: 'Reliever card',
      },
    ])
    expect(await stored()).toMatchObject({
      locqpayLimit: centavos(75_000_50),
      transactionLimit: null,
      remarks: 'Reliever card',
    })
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('fleet-card.updated'))
  })

  test('warns about limits that are used up, at the fields and before it is saved', async () => {
    const { user } = await open()
    await form()
    const warning = '₱12,340.50 is already used this month. The card cannot pay more until next month.'
    expect(screen.queryByText(warning)).toBeNull()
    await retype(user, pesos(), '9000')
    const atField = await screen.findByText(warning)
    expect(atField.closest('[data-tone]')).toHaveAttribute('data-tone', 'warning')
    expect(pesos()).toHaveAccessibleDescription(expect.stringContaining(warning))
    const dialog = await save(user)
    expect(dialog.getByText(warning).closest('.fpk-banner')).toHaveAttribute('data-tone', 'warning')
    // Something is left of the other limit.
    expect(dialog.queryByText(/^8 is already used/)).toBeNull()
  })

  test('warns about no limit that stays as it is', async () => {
    const { user } = await open({
      beforeOpen: (fleet, { fuelCardId }) =>
        fleet.arrange(updateFleetCard, { fuelCardId, locqpayLimit: centavos(12_000_00) }),
    })
    await form()
    await retype(user, screen.getByLabelText(/^Remarks/), 'Reliever card')
    const dialog = await save(user)
    expect(dialog.getByText('Reliever card')).toBeVisible()
    expect(dialog.queryByText(/already used this month/)).toBeNull()
  })

  test('warns that an "any" card clears driver and vehicle, restores both for another type, and sends null for both', async () => {
    const { user, stored, card } = await open()
    await form()
    await chooseType(user, 'Any driver any vehicle')
    expect(screen.getByText(/Saving removes José Peñaflor and NAB1234/)).toBeVisible()
    for (const label of [/^Driver/, /^Vehicle/]) {
      expect(screen.getByLabelText(label)).toBeDisabled()
      expect(screen.getByLabelText(label)).toHaveValue('Any')
    }
    await chooseType(user, 'Driver specific')
    expect(screen.queryByText(/Saving removes/)).toBeNull()
    expect(screen.getByLabelText(/^Driver/)).toHaveValue('José Peñaflor')
    await chooseType(user, 'Any driver any vehicle')
    const dialog = await save(user)
    expect(dialog.getByText('José Peñaflor')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save details' }))
    await screen.findByText('Details successfully updated')
    const saved = await stored()
    expect(saved).toMatchObject({ fuelCardType: 'any', driver: null, vehicle: null })
    expect(saved.locqpayLimit).toBe(card.locqpayLimit)
  })

  test('requires the driver or vehicle of the card type; the other one is optional', async () => {
    const { user, stored } = await open()
    await form()
    for (const clear of await screen.findAllByRole('button', { name: 'Clear selection' })) {
      await user.click(clear)
    }
    await user.click(await form())
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
    await chooseType(user, 'Vehicle specific')
    await user.click(screen.getByLabelText(/^Vehicle/))
    await user.click(await screen.findByRole('option', { name: /NAB1234/ }))
    const dialog = await save(user)
    await user.click(dialog.getByRole('button', { name: 'Save details' }))
    await screen.findByText('Details successfully updated')
    expect(await stored()).toMatchObject({ fuelCardType: 'vehicle-specific', driver: null })
  })

  test('shows No limit for a removed limit; a restored limit is empty and required', async () => {
    const { user } = await open()
    await form()
    for (const [box, field, range] of [
      ['No LocqPay limit', pesos, 'Minimum allowed is 1.00.'],
      ['No transaction limit', transactions, 'Minimum allowed is 1.'],
    ] as const) {
      const noLimit = screen.getByRole('checkbox', { name: box })
      await user.click(noLimit)
      expect(field()).toBeDisabled()
      expect(field()).toHaveValue('No limit')
      // Text typed right after the click belongs to the field.
      fireEvent.click(noLimit)
      expect(field()).toHaveFocus()
      expect(field()).toBeEnabled()
      expect(field()).toHaveValue('')
      await user.click(await form())
      expect(await screen.findByText('This field is required.')).toBeVisible()
      await user.type(field(), 'abc0')
      expect(field()).toHaveValue('0')
      expect(await screen.findByText(range)).toBeVisible()
      await retype(user, field(), '5')
    }
    expect(screen.getByText(/₱12,340.50 is already used this month/)).toBeVisible()
  })

  test('is disabled without a product, with the reason', async () => {
    const { user } = await open()
    await form()
    for (const name of ['Diesel', 'Lubes']) await user.click(screen.getByRole('checkbox', { name }))
    const button = await form()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Select at least one product.')
    await user.click(button)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('sends nothing after Cancel, and the input is restored with its age on the next visit', async () => {
    const { user, wire, moves, fleet, unmount } = await open()
    await form()
    await retype(user, screen.getByLabelText(/^Remarks/), 'Reliever card')
    const dialog = await save(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(wire.of(updateFleetCard)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(moves).toEqual([toList]))
    unmount()
    await open({ fleet })
    await form()
    expect(screen.getByLabelText(/^Remarks/)).toHaveValue('Reliever card')
    expect(screen.getByText(/^Your input from .* was restored\.$/)).toBeVisible()
  })

  test('leads back to the page of the card if the user came from it, and offers to open it after saving', async () => {
    const fleet = await fleetWithCard()
    const card = await onlyCard(fleet)
    const { state } = editCardDestination(card, fleet.fleetId)
    const cardPage = {
      area: 'fleet-card',
      search: { fuelCardId: card.fuelCardId },
      state: { searchKey: card.cardNumber },
    }
    const { user, moves } = await open({ fleet, state })
    await form()
    expect(screen.getByRole('link', { name: 'Back to the card' })).toBeVisible()
    await retype(user, screen.getByLabelText(/^Remarks/), 'Reliever card')
    const dialog = await save(user)
    await user.click(dialog.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(moves.map(({ to }) => to.area)).toEqual(['fleet-cards']))
    await user.click(await screen.findByRole('button', { name: 'Open the card' }))
    expect(moves.at(-1)?.to).toEqual(cardPage)
  })

  test('leads to the page of the card after Cancel if the user came from it', async () => {
    const fleet = await fleetWithCard()
    const card = await onlyCard(fleet)
    const { user, moves } = await open({ fleet, state: editCardDestination(card, fleet.fleetId).state })
    await form()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(moves.map(({ to }) => to.area)).toEqual(['fleet-card']))
  })

  test('shows a concurrent change before it saves, and does not revert it', async () => {
    const { user, fleet, card, wire, stored } = await open()
    await form()
    await retype(user, pesos(), '60000')
    const { fuelCardId } = card
    await fleet.arrange(updateFleetCard, {
      fuelCardId,
      remarks: 'Lost and found',
      locqpayLimit: centavos(10_000_00),
    })
    await user.click(await form())
    expect(await screen.findByText(/Changed by someone else while this was open: Remarks/)).toBeVisible()
    expect(screen.getByText(/LocqPay limit per month was changed by someone else/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(wire.of(updateFleetCard)).toEqual([])
    const dialog = await save(user)
    expect(dialog.getByText('₱10,000.00')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save details' }))
    await screen.findByText('Details successfully updated')
    expect(await stored()).toMatchObject({ locqpayLimit: centavos(60_000_00), remarks: 'Lost and found' })
  })

  test('sends nothing if the card was terminated in the meantime', async () => {
    const { user, fleet, card, wire } = await open()
    await form()
    await retype(user, screen.getByLabelText(/^Remarks/), 'Reliever card')
    await fleet.arrange(updateFleetCard, { fuelCardId: card.fuelCardId, status: 'terminated' })
    await user.click(await form())
    expect((await screen.findAllByText(/Only an active card can be edited/))[0]).toBeVisible()
    expect(wire.of(updateFleetCard)).toEqual([])
  })

  test('shows an error of the server at its field and keeps the input', async () => {
    const { user, fleet } = await open()
    const ana = await addDriver(fleet, 'Ana', 'Reyes')
    await form()
    await user.click(screen.getByLabelText(/^Driver/))
    await user.click(await screen.findByRole('option', { name: /Ana Reyes/ }))
    await fleet.arrange(updateDriver, { driverId: ana, status: 'inactive' })
    const dialog = await save(user)
    await user.click(dialog.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('The driver can no longer be used.')).toBeVisible()
    expect(screen.getByLabelText(/^Driver/)).toHaveValue('Ana Reyes')
  })
})
