import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { arrangeCards } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { addDriver, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetDriver } from './FleetDriver.tsx'

/** Creates a fleet with two drivers. The first has an active code. */
async function arrange() {
  const fleet = await testFleet({ funds: enoughMoney })
  await buyLitres(fleet, 'diesel', 500)
  const driverId = await addDriver(fleet, 'José', 'Peñaflor')
  const otherId = await addDriver(fleet, 'Ana', 'Reyes')
  const [code] = await makeCodes(fleet, { fuelCodeType: 'driver-specific', driverIds: [driverId] })
  return { fleet, driverId, otherId, code: code?.fuelCode ?? '' }
}

async function open(options: PortalOptions & { id?: string } = {}) {
  const { id, ...rest } = options
  const scene = await arrange()
  const portal = await renderInPortal(
    (fleetId) => <FleetDriver fleetId={fleetId} driverId={id ?? scene.driverId} />,
    { fleet: scene.fleet, ...rest },
  )
  return { ...portal, ...scene }
}

/** Opens the page of a driver with redemptions. */
async function openWithRedemptions(options: Parameters<typeof renderInPortal>[1] = {}) {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
  const driverId = drivers[0]?.driverId ?? ''
  return renderInPortal((fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />, {
    fleet,
    ...options,
  })
}

describe('the page of a driver', () => {
  test('shows the fields, the active codes and the redemptions of this driver only', async () => {
    const { code, wire } = await open()
    expect(await screen.findByRole('heading', { name: 'José Peñaflor', level: 1 })).toBeVisible()
    expect(screen.getByText('Active')).toBeVisible()
    const codes = within(await screen.findByRole('region', { name: 'Active and scheduled fuel codes' }))
    expect(await codes.findByText(inGroups(code))).toBeVisible()
    expect(await screen.findByText('No redemptions yet.')).toBeVisible()
    const searchKey = wire.of(listRedemptions)[0]?.query['searchKey']
    expect(searchKey).toMatch(/^[A-Z0-9]{11}$/)
    expect(wire.of(listFuelCodes)[0]?.query).toMatchObject({ searchKey, status: 'Active' })
  })

  test('shows the codes that start later below the active ones, with their first day', async () => {
    const scene = await arrange()
    const startDate = plusDays(today(), 3)
    const [later] = await makeCodes(scene.fleet, {
      fuelCodeType: 'driver-specific',
      driverIds: [scene.driverId],
      startDate,
      endDate: plusDays(startDate, 6),
    })
    await renderInPortal((fleetId) => <FleetDriver fleetId={fleetId} driverId={scene.driverId} />, scene)
    const codes = within(await screen.findByRole('region', { name: 'Active and scheduled fuel codes' }))
    const row = (code: string) => codes.getByText(inGroups(code)).closest('tr')
    await codes.findByText(inGroups(later?.fuelCode ?? ''))
    expect(row(scene.code)).toHaveTextContent('Active')
    expect(row(scene.code)).not.toHaveTextContent('From')
    expect(row(later?.fuelCode ?? '')).toHaveTextContent(/From .*Scheduled/)
    const rows = codes.getAllByRole('row').slice(1)
    expect(rows[0]).toBe(row(scene.code))
  })

  test('starts a code for the driver, with the values of the last code', async () => {
    const { user, moves } = await open()
    await user.click(await screen.findByRole('button', { name: 'Generate code' }))
    await waitFor(() => expect(moves).toEqual([{ area: 'generate-fuel-codes' }]))
    const [, stored = '{}'] =
      Object.entries(sessionStorage).find(([key]) => key.includes('generate-fuel-codes')) ?? []
    expect(JSON.parse(stored)).toMatchObject({
      value: {
        drafts: [
          {
            values: {
              fuelCodeType: 'driver-specific',
              driver: { label: 'José Peñaflor' },
              productCode: 'diesel',
              literVolume: 10_000,
            },
          },
        ],
      },
    })
  })

  test('opens the form of the new code if there is no earlier one to take the values from', async () => {
    const fleet = await testFleet({ funds: enoughMoney })
    const driverId = await addDriver(fleet)
    const { user, moves } = await renderInPortal(
      (fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />,
      { fleet },
    )
    await user.click(await screen.findByRole('button', { name: 'Generate code' }))
    await waitFor(() =>
      expect(moves).toMatchObject([
        { area: 'generate-fuel-codes', search: { dialog: expect.stringMatching(/^edit:./) } },
      ]),
    )
  })

  test('offers no code for an inactive driver', async () => {
    const { fleet, driverId } = await arrange()
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    await renderInPortal((fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />, { fleet })
    await screen.findByText('Inactive')
    await screen.findByText('No redemptions yet.')
    expect(screen.queryByText('No redemptions this month.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Generate code' })).toBeNull()
  })

  test('sums the liters of this month without voided redemptions', async () => {
    await openWithRedemptions()
    expect(await screen.findByText('This month: 20.5 L in 1 redemption')).toBeVisible()
  })

  test('says that there are none this month if all of them are voided', async () => {
    await openWithRedemptions({
      prepareWire: (wire) =>
        wire.rewrite(listRedemptions, (answer) => {
          const { redemptions, ...rest } = answer as { redemptions: object[] }
          return { ...rest, redemptions: redemptions.map((one) => ({ ...one, status: 'voided' })) }
        }),
    })
    expect(await screen.findByText('No redemptions this month.')).toBeVisible()
  })

  test('says nothing of this month if the server does not send all of its redemptions', async () => {
    await openWithRedemptions({
      prepareWire: (wire) => wire.rewrite(listRedemptions, (answer) => ({ ...answer, count: 5000 })),
    })
    await screen.findByText('See all 5,000')
    expect(screen.queryByText(/This month/)).toBeNull()
    expect(screen.queryByText('No redemptions this month.')).toBeNull()
  })

  test('shows only the vehicle of its redemptions', async () => {
    await openWithRedemptions()
    const section = within(await screen.findByRole('region', { name: 'Last redemptions' }))
    expect(await section.findAllByRole('link', { name: 'ABC1234' })).toHaveLength(2)
    expect(section.getByRole('columnheader', { name: 'Vehicle' })).toBeInTheDocument()
    expect(section.queryByText(/Peñaflor/)).toBeNull()
  })

  test('shows the cards of the driver as the list of cards does', async () => {
    const fleet = await testFleet({ funds: enoughMoney, type: 'locqpay' })
    await arrangeCards(fleet)
    const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    const driverId = drivers[0]?.driverId ?? ''
    await renderInPortal((fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />, { fleet })
    const section = within(await screen.findByRole('region', { name: 'Fleet cards' }))
    expect(await section.findByText('₱12,340.50 of ₱50,000.00')).toBeVisible()
    expect(section.getByText('₱37,659.50 left')).toBeVisible()
    expect(section.getByText('8 of 20')).toBeVisible()
  })

  test('reads the list by the search key of the page that led here', async () => {
    const { fleet, driverId } = await arrange()
    const { wire } = await renderInPortal(
      (fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />,
      {
        fleet,
        state: { searchKey: 'Peñaflor' },
      },
    )
    await screen.findByRole('heading', { name: 'José Peñaflor' })
    expect(wire.of(listDrivers).map(({ query }) => query['searchKey'])).toEqual(['Peñaflor'])
  })

  test('reads the whole list if the search key does not find the driver', async () => {
    const { fleet, driverId } = await arrange()
    const { wire } = await renderInPortal(
      (fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />,
      {
        fleet,
        state: { searchKey: 'no-such-driver' },
      },
    )
    await screen.findByRole('heading', { name: 'José Peñaflor' })
    expect(wire.of(listDrivers).map(({ query }) => query['searchKey'])).toEqual(['no-such-driver', undefined])
  })

  test('says that the driver does not exist in this fleet', async () => {
    const { user, moves } = await open({ id: 'drv_none' })
    expect(await screen.findByText('Driver not found')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Go to the list' }))
    expect(moves).toMatchObject([{ area: 'drivers' }])
  })

  test('deactivates the driver and shows the new status', async () => {
    const { user, events, driverId, wire } = await open()
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const dialog = within(await findDialog('Deactivate Driver', 'alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Deactivate driver' }))
    expect(await screen.findByText('Inactive')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeVisible()
    const data = { driverId, name: 'José Peñaflor' }
    expect(events).toContainEqual({ type: 'driver.deactivated', widget: 'driver', data })
    expect(wire.of(updateDriver)).toHaveLength(1)
  })

  test('edits the driver, and its name follows', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await findDialog('Edit Driver'))
    const first = await dialog.findByLabelText('First name')
    await user.clear(first)
    await user.type(first, 'Josefa')
    await user.click(dialog.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByRole('heading', { name: 'Josefa Peñaflor', level: 1 })).toBeVisible()
  })

  test('offers no action to a role that may only view, and opens none by a URL', async () => {
    const { fleet, driverId } = await arrange()
    await renderInPortal((fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />, {
      fleet,
      as: 'data-analyst',
      search: `dialog=deactivate:${driverId}`,
    })
    await screen.findByRole('heading', { name: 'José Peñaflor' })
    expect(screen.queryByRole('button', { name: /Edit|Deactivate/ })).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Active and scheduled fuel codes' })).toBeNull(),
    )
  })
})
