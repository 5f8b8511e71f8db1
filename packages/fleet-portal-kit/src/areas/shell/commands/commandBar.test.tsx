import { screen, waitFor, within } from '@testing-library/react'
import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { arrangeCards } from '../../../testing/cardScene.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { addDriver, buyLitres, enoughMoney, makeCodes } from '../../../testing/fuelScene.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import type { AreaName, FleetPortalDestination } from '../../../provider/navigation.ts'
import type { PortalPreferences } from '../preferences.ts'
import { PortalShell } from '../PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="The area is rendered here." />

async function open(options: PortalOptions = {}, preferences: PortalPreferences = {}) {
  const portal = await renderInPortal(
    () => (
      <PortalShell area="drivers" preferences={preferences}>
        {area}
      </PortalShell>
    ),
    options,
  )
  await portal.user.click(await screen.findByRole('button', { name: 'Search or go to…' }))
  const bar = await findDialog('Search or go to')
  return { ...portal, bar, input: within(bar).getByRole('combobox') }
}

const labels = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('option')
    .map((option) => option.textContent)

const pageOfJose = {
  area: 'driver',
  search: { driverId: expect.any(String) as string },
  state: { searchKey: 'N0112345678' },
}

async function fleetWithJose() {
  const fleet = await testFleet()
  await fleet.arrange(createDriver, {
    fleetId: fleet.fleetId,
    firstName: 'José',
    lastName: 'Peñaflor',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
  await fleet.arrange(createVehicle, {
    fleetId: fleet.fleetId,
    plateNumber: 'PENA123',
    model: 'Hino 300',
    type: 'Vehicle',
  })
  return fleet
}

describe('the command bar', () => {
  test('opens with Control and K, and Escape returns the focus', async () => {
    const { user } = await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>)
    const button = await screen.findByRole('button', { name: 'Search or go to…' })
    await waitFor(async () => {
      await user.keyboard('{Control>}k{/Control}')
      expect(screen.getByRole('dialog')).toBeVisible()
    })
    const bar = await findDialog('Search or go to')
    expect(within(bar).getByRole('combobox')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })

  test('opens the best match with Enter', async () => {
    const { user, bar, navigation } = await open()
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('vehi')
    await waitFor(() => expect(labels(bar)[0]).toBe('Vehicles'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'vehicles' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('runs an action of a list', async () => {
    const { user, bar, navigation } = await open()
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('add driver')
    await waitFor(() => expect(labels(bar)).toEqual(['Add driver']))
    await user.click(within(bar).getByRole('option', { name: 'Add driver' }))
    expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'drivers', search: { dialog: 'add' } })
  })

  test.each([
    ['preferences', 'Settings'],
    ['profile', 'My account'],
    ['history of what I did', undefined],
    ['kasaysayan', 'My activity'],
    ['sign out', 'Logout'],
  ])('finds the entries of the account menu by other words too: %s', async (typed, found) => {
    const { user, bar } = await open()
    await user.keyboard(typed)
    await waitFor(() => expect(bar).toHaveTextContent(/1 result|Nothing found/))
    expect(within(bar).queryAllByRole('option')[0]?.textContent).toBe(found)
  })

  test('opens the settings, and returns the focus to its own button', async () => {
    const { user, bar } = await open()
    await user.keyboard('sett')
    await user.click(await within(bar).findByRole('option', { name: 'Settings' }))
    const dialog = await findDialog('Settings')
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: 'Search or go to…' })).toHaveFocus()
  })

  test('changes the appearance, and offers only another one than the present', async () => {
    const onChange = vi.fn()
    const { user, bar } = await open({}, { colorScheme: { value: 'light', onChange } })
    await user.keyboard('theme')
    await waitFor(() => expect(labels(bar)).toEqual(['Appearance: As the system', 'Appearance: Dark']))
    await user.keyboard(' dark{Enter}')
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('dark'))
  })

  test('offers no appearance if the page keeps none', async () => {
    const { bar } = await open()
    expect(labels(bar).join()).not.toContain('Appearance')
  })

  test('opens a saved view of a list by its name, with its filters', async () => {
    const { portal, user, navigation, unmount, fleet } = await open()
    const { userId } = portal.client.session.read().userDetails ?? {}
    const views = [{ name: 'Waiting in Cebu', search: 'hidden=&status=deactivated' }]
    portal.deviceStorage.write(`list-views:${listDrivers.name}:${userId}`, views)
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Search or go to…' }))
    const bar = await findDialog('Search or go to')
    await user.keyboard('cebu')
    await waitFor(() => expect(labels(bar)).toEqual(['Waiting in CebuDrivers']))
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(navigate.mock.calls[0]?.[0]).toEqual({
        area: 'drivers',
        search: { hidden: '', status: 'deactivated', savedView: 'Waiting in Cebu' },
      }),
    )
    unmount()
    const { bar: otherBar } = await open({ fleet, as: 'fleet-manager' })
    expect(labels(otherBar)).not.toContain('Waiting in CebuDrivers')
  })

  test('finds cash-ins and fuel purchases by their references, and opens them in their histories', async () => {
    const fleet = await testFleet({ funds: enoughMoney })
    await buyLitres(fleet, 'diesel', 100)
    const { buyFuels } = await fleet.arrange(listBuyFuels, { fleetId: fleet.fleetId })
    const { cashins } = await fleet.arrange(listCashins, { fleetId: fleet.fleetId })
    const { buyFuelId = '' } = buyFuels[0] ?? {}
    const { referenceNumber } = cashins[0] ?? {}
    const { user, bar, input, navigation, wire } = await open({ fleet })
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('die')
    await waitFor(() => expect(wire.of(listDrivers)).toHaveLength(1))
    expect(wire.of(listCashins)).toEqual([])
    await user.clear(input)
    await user.keyboard(String(referenceNumber))
    const found = await within(bar).findByRole('option', { name: new RegExp(String(referenceNumber)) })
    expect(found).toHaveTextContent(/₱.*Success/)
    await user.clear(input)
    await user.keyboard(buyFuelId)
    const purchase = await within(bar).findByRole('option', { name: new RegExp(buyFuelId) })
    expect(purchase).toHaveTextContent(/Diesel · 100 L · ₱/)
    await user.click(purchase)
    expect(navigate.mock.calls[0]?.[0]).toEqual({
      area: 'buy-fuel-history',
      search: { searchKey: buyFuelId },
      state: { searchKey: buyFuelId },
    })
  })

  test('finds drivers and vehicles on the server, and arrow keys choose one', async () => {
    const { user, bar, navigation } = await open({ fleet: await fleetWithJose() })
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('pe')
    await waitFor(() => expect(labels(bar).join()).toMatch(/José Peñaflor.*PENA123/))
    expect(await within(bar).findByText(/^\d+ results$/)).toBeVisible()
    const jose = within(bar).getByRole('option', { name: /José Peñaflor/ })
    while (jose.getAttribute('aria-selected') !== 'true') await user.keyboard('{ArrowDown}')
    await user.keyboard('{Enter}')
    expect(navigate.mock.calls[0]?.[0]).toEqual(pageOfJose)
  })

  test('shows the driver and the vehicle of a card, because a search for them finds it', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { both } = await arrangeCards(fleet)
    const { user, bar } = await open({ fleet })
    await user.keyboard('NAB1234')
    const card = await within(bar).findByRole('option', { name: new RegExp(both.cardNumber.slice(-4)) })
    expect(card).toHaveTextContent(/José .*, NAB1234$/)
  })

  test('names a code so that it can be hidden', async () => {
    const fleet = await testFleet({ funds: enoughMoney })
    await buyLitres(fleet, 'diesel', 100)
    await addDriver(fleet)
    const [code] = await makeCodes(fleet, {})
    const name = inGroups(code?.fuelCode ?? '')
    const { user, bar } = await open({ fleet })
    await user.keyboard(code?.fuelCode ?? '')
    expect(await within(bar).findByText(name)).toHaveAttribute('data-secret')
    expect(within(bar).getByRole('option', { name: new RegExp(name) })).toHaveTextContent(
      'Active · Diesel · 10 L left',
    )
  })

  test('says directly below the field that nothing was found', async () => {
    const { user, bar, input } = await open()
    await user.keyboard('zzzz')
    const text = await within(bar).findByText('Nothing found for “zzzz”.')
    expect(input.nextElementSibling).toBe(text)
  })

  test('Enter waits for the search of the typed text, and never opens a result of an earlier one', async () => {
    const { user, bar, wire, navigation } = await open({ fleet: await fleetWithJose() })
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('pe')
    await within(bar).findByRole('option', { name: /José Peñaflor/ })
    const release = wire.hold(listDrivers)
    await user.keyboard('na{Enter}')
    expect(navigate).not.toHaveBeenCalled()
    await waitFor(() => expect(wire.of(listDrivers)).toHaveLength(2))
    expect(navigate).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(navigate.mock.calls[0]?.[0]).toEqual(pageOfJose)
  })

  test('shows first what the user has opened last, without the present page', async () => {
    function Portal() {
      const [page, setPage] = useState<AreaName>('vehicles')
      return (
        <>
          <button type="button" onClick={() => setPage('drivers')}>
            Next page
          </button>
          <PortalShell area={page}>{area}</PortalShell>
        </>
      )
    }
    const fleet = await fleetWithJose()
    const { user, navigation } = await renderInPortal(() => <Portal />, { fleet })
    await screen.findByText('The area')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    const openBar = async () => {
      await user.click(await screen.findByRole('button', { name: 'Search or go to…' }))
      return findDialog('Search or go to')
    }
    const recentIn = (bar: HTMLElement) => labels(within(bar).getByRole('group', { name: 'Recently opened' }))
    const bar = await openBar()
    expect(recentIn(bar)).toEqual(['Vehicles'])
    await user.keyboard('josé')
    await user.click(await within(bar).findByRole('option', { name: /José Peñaflor/ }))
    const again = await openBar()
    expect(recentIn(again)).toEqual(['José PeñaflorN0112345678', 'Vehicles'])
    const navigate = vi.spyOn(navigation, 'navigate')
    await user.keyboard('{Enter}')
    expect(navigate.mock.calls[0]?.[0]).toEqual(pageOfJose)
  })

  /** Opens the command bar of a host without the page of an item. */
  async function openWithoutPage(missing: AreaName, fleet: TestFleet) {
    const { navigation } = await renderInPortal(() => null, { fleet })
    const withoutPage = {
      ...navigation,
      href: (to: FleetPortalDestination) => (to.area === missing ? undefined : navigation.href(to)),
    }
    const navigate = vi.spyOn(withoutPage, 'navigate')
    return { navigate, ...(await open({ fleet, provider: { navigation: withoutPage } })) }
  }

  test('opens an item in its list if the host has no page for it', async () => {
    const fleet = await fleetWithJose()
    const { user, bar, navigate } = await openWithoutPage('driver', fleet)
    await user.keyboard('josé')
    await user.click(await within(bar).findByRole('option', { name: /José Peñaflor/ }))
    expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'drivers', search: { searchKey: 'N0112345678' } })
  })

  test('puts no card number into the URL of the list that it opens instead', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { both } = await arrangeCards(fleet)
    const { user, bar, navigate } = await openWithoutPage('fleet-card', fleet)
    await user.keyboard('josé')
    const lastDigits = both.cardNumber.slice(-4)
    await user.click(await within(bar).findByRole('option', { name: new RegExp(lastDigits) }))
    expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'fleet-cards', search: { searchKey: lastDigits } })
  })

  test('offers and asks for what the role may see only', async () => {
    const { user, bar, wire } = await open({ as: 'account-manager' })
    expect(labels(bar)).not.toContain('Drivers')
    expect(labels(bar)).not.toContain('Add driver')
    await user.keyboard('zz')
    await waitFor(() => expect(bar).toHaveTextContent('Nothing found for “zz”.'))
    expect(wire.of(listDrivers)).toEqual([])
  })

  test('says what could not be searched, and shows the rest', async () => {
    const { user, bar, wire } = await open({ fleet: await fleetWithJose() })
    for (let attempt = 0; attempt < 4; attempt += 1) wire.breakAt(listDrivers, 'before-tx')
    await user.keyboard('pe')
    expect(await within(bar).findByText(/Drivers could not be searched\./)).toBeVisible()
    expect(await within(bar).findByRole('option', { name: /PENA123/ })).toBeVisible()
  })
})
