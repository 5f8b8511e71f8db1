import { screen, waitFor, within } from '@testing-library/react'
import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
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
import { PortalShell } from '../PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="The area is rendered here." />

async function open(options: PortalOptions = {}) {
  const portal = await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, options)
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
