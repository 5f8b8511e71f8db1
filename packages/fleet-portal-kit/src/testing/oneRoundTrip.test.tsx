import { screen, waitFor } from '@testing-library/react'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { listPriceMovements, listPumpPrices } from 'fleet-portal-api-client/contract/prices'
import { useState, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { BuyFuel } from '../areas/buy-fuel/BuyFuel.tsx'
import { PriceMovementChart } from '../areas/dashboard/chart/PriceMovementChart.tsx'
import { FleetDriver } from '../areas/driver/FleetDriver.tsx'
import { add, jose } from '../areas/drivers/driversScene.tsx'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { SelectFleet } from '../areas/select-fleet/SelectFleet.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import type { FleetEvent } from '../provider/events.ts'
import { createMemoryNavigation } from '../provider/navigation.ts'
import { renderInPortal } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'

/** Renders a widget while the answer about the fleet is under way. */
async function openWithoutAccess(ui: (fleetId: string) => ReactNode, as: Role = 'portal-admin') {
  const fleet = await testFleet()
  await add(fleet, jose)
  let release = () => {}
  const reported: FleetEvent['type'][] = []
  const page = await renderInPortal(ui, {
    fleet,
    as,
    prepareWire: (wire) => void (release = wire.hold(getFleet)),
    provider: { onEvent: ({ type }) => reported.push(type) },
  })
  const answered = async (count: number) => {
    await waitFor(() => expect(page.wire.sent.length).toBeGreaterThanOrEqual(count))
    await waitFor(() => expect(page.wire.unanswered()).toBe(1))
  }
  return { ...page, reported, answered, release: () => release() }
}

describe('the first page of a widget needs one round trip', () => {
  test('a list is asked for together with the user and the fleet, and shown once both are known', async () => {
    const { answered, release, wire } = await openWithoutAccess((fleetId) => (
      <FleetDrivers fleetId={fleetId} />
    ))
    await answered(3)
    expect(wire.of(listDrivers)).toHaveLength(1)
    expect(screen.queryByText('José Peñaflor')).toBeNull()
    release()
    expect(await screen.findByText('José Peñaflor')).toBeVisible()
    expect(wire.of(listDrivers)).toHaveLength(1)
  })

  test('the page of an item too', async () => {
    const { answered, wire } = await openWithoutAccess((fleetId) => (
      <FleetDriver fleetId={fleetId} driverId="drv_unknown" />
    ))
    await answered(3)
    expect(wire.of(listDrivers)).toHaveLength(1)
  })

  test('the prices of a purchase too', async () => {
    const { answered, wire } = await openWithoutAccess((fleetId) => <BuyFuel fleetId={fleetId} />)
    await answered(5)
    expect(wire.of(listPumpPrices)).toHaveLength(1)
  })

  test('the figures of the price chart too, and a chart that waits for the role shows nothing', async () => {
    const { answered, release, wire } = await openWithoutAccess((fleetId) => (
      <PriceMovementChart fleetId={fleetId} />
    ))
    await answered(3)
    expect(wire.of(listPriceMovements)).toHaveLength(1)
    expect(screen.queryByText('No Data.')).toBeNull()
    release()
    expect(await screen.findByText('No Data.')).toBeVisible()
    expect(wire.of(listPriceMovements)).toHaveLength(1)
  })

  test('a refused list is no failure: the page says that the role has no access, and reports nothing', async () => {
    const { answered, release, reported, wire } = await openWithoutAccess(
      (fleetId) => <FleetDrivers fleetId={fleetId} />,
      'account-manager',
    )
    await answered(3)
    expect(screen.queryByText('Your role does not allow this.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    release()
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listDrivers)).toHaveLength(1)
    expect(wire.successfulOf(listDrivers)).toEqual([])
    expect(reported).not.toContain('widget.failed')
  })
})

test('after the choice of a fleet its pages open with what the list of fleets said, and read the fleet again', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  let open: () => void = () => {}
  const navigation = createMemoryNavigation({ onNavigate: () => open() })
  function Host() {
    const [isOpen, setOpen] = useState(false)
    open = () => setOpen(true)
    return isOpen ? <PortalShell area="dashboard">{() => <p>The area</p>}</PortalShell> : <SelectFleet />
  }
  let release = () => {}
  const { wire } = await renderInPortal(() => <Host />, {
    fleet,
    prepareWire: (current) => void (release = current.hold(getFleet)),
    provider: { navigation },
  })
  expect(await screen.findByText('The area')).toBeVisible()
  expect(screen.getByText('Alpha Transport')).toBeVisible()
  expect(wire.of(getFleet)).toHaveLength(1)
  release()
})
