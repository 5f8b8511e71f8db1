import { listFuelCodes, updateFuelCode, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import { open } from './codesScene.tsx'

const rowOf = async (code: string) => (await screen.findByText(code)).closest('tr') as HTMLElement

async function chooseAction(user: UserEvent, code: string, action: RegExp) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${code}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the list of fuel codes', () => {
  test('shows the number of all codes and of active codes', async () => {
    await open()
    expect(await within(screen.getByLabelText('Total codes')).findByText('3')).toBeVisible()
    expect(within(screen.getByLabelText('Active codes')).getByText('1')).toBeVisible()
  })

  test('shows all details of a code', async () => {
    const { active, scheduled } = await open()
    const row = await rowOf(active)
    for (const text of [
      'Active',
      'Diesel',
      '0 L of 60.5 L',
      '60.5 L left',
      'NAB1234',
      'Driver and vehicle specific',
      'Expires in 2 days',
      'One-time',
    ]) {
      expect(within(row).getByText(text)).toBeVisible()
    }
    expect(row).toHaveTextContent('José Peñaflor · NAB1234')
    const other = await rowOf(scheduled)
    for (const text of [
      'Scheduled',
      'Gas 91',
      'Any driver any vehicle',
      'Starts tomorrow',
      'Multi-use',
      'Auto-renew',
    ]) {
      expect(within(other).getByText(text)).toBeVisible()
    }
  })

  test('leads from the names of a code to the pages of the driver and the vehicle', async () => {
    const { active, user, moves } = await open()
    const row = within(await rowOf(active))
    await user.click(row.getByRole('link', { name: 'José Peñaflor' }))
    await user.click(row.getByRole('link', { name: 'NAB1234' }))
    expect(moves).toEqual([
      { area: 'driver', search: { driverId: expect.any(String) }, state: { searchKey: 'José Peñaflor' } },
      { area: 'vehicle', search: { vehicleId: expect.any(String) }, state: { searchKey: 'NAB1234' } },
    ])
  })

  test('searches the lists for the names of a code if the server does not send their ids', async () => {
    const { active, user, moves } = await open({
      prepareWire: (wire) =>
        wire.rewrite(listFuelCodes, (answer) => {
          const { fuelCodes, ...rest } = answer as { fuelCodes: FuelCode[] }
          return {
            ...rest,
            fuelCodes: fuelCodes.map(({ drivers, vehicles, ...code }) => ({
              ...code,
              drivers: drivers?.map(({ firstName, lastName }) => ({ firstName, lastName })),
              vehicles: vehicles?.map(({ plateNumber }) => ({ plateNumber })),
            })),
          }
        }),
    })
    const row = within(await rowOf(active))
    await user.click(row.getByRole('link', { name: 'José Peñaflor' }))
    await user.click(row.getByRole('link', { name: 'NAB1234' }))
    expect(moves).toEqual([
      { area: 'drivers', search: { searchKey: 'José Peñaflor' } },
      { area: 'vehicles', search: { searchKey: 'NAB1234' } },
    ])
  })

  test('shows only the codes with the product and status of the URL', async () => {
    const { active, scheduled, deactivated, wire } = await open({
      search: 'productCode=Diesel&status=Active',
    })
    expect(await screen.findByText(active)).toBeVisible()
    expect(screen.queryByText(scheduled)).toBeNull()
    expect(screen.queryByText(deactivated)).toBeNull()
    expect(wire.of(listFuelCodes)[0]?.query).toMatchObject({ productCode: 'Diesel', status: 'Active' })
  })

  test.each([
    ['Product', 'Gas 91', { productCode: 'Gas91' }],
    ['Status', 'Scheduled', { status: 'Scheduled' }],
    ['Use', 'One-time', { oneTimeUse: 'true' }],
    ['Type', 'Any driver any vehicle', { fuelCodeType: 'any' }],
    ['Auto-renew', 'Renews automatically', { autoRenew: 'true' }],
    ['SMS', 'Not sent', { sendSms: 'false' }],
  ])('can be filtered by %s', async (label, choice, query) => {
    const { user, wire, active } = await open()
    await screen.findByText(active)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: label }), choice)
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(wire.of(listFuelCodes).at(-1)?.query).toMatchObject(query))
  })

  test('finds a code that is typed with gaps', async () => {
    const { user, active, scheduled, wire } = await open()
    await screen.findByText(scheduled)
    const search = screen.getByLabelText('Search code, driver or plate number')
    await user.type(search, `${active}{Enter}`)
    await waitFor(() => expect(screen.queryByText(scheduled)).toBeNull())
    expect(screen.getByText(active)).toBeVisible()
    expect(search).toHaveValue(active)
    await user.clear(search)
    await user.type(search, 'ABCD 1234{Enter}')
    await waitFor(() => expect(wire.of(listFuelCodes).at(-1)?.query).toMatchObject({ searchKey: 'ABCD1234' }))
  })

  test('has a column for each field of a code', async () => {
    const { active } = await open()
    await screen.findByText(active)
    await screen.findByRole('checkbox', { name: 'Select all on this page' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select all on this page',
      'Fuel code',
      'Status',
      'Product',
      'Redeemed / volume',
      'Type, driver, vehicle',
      'Eligible period',
      'Use, SMS, renewal',
      'Created',
      'Actions',
    ])
  })

  test('copies a code without the gaps', async () => {
    const { user, active, activeRaw } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: `Copy: Fuel code ${active}` }))
    expect(copied).toHaveBeenCalledWith(activeRaw)
  })
})

describe('deactivating a code', () => {
  test('needs a confirmation, is permanent and sends an event to the host', async () => {
    const { user, active, fleet, events } = await open()
    await chooseAction(user, active, /Deactivate/)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/This is permanent/)).toHaveTextContent(
      'Returns to the fuel balance: Diesel 60.5 L.',
    )
    expect(dialog.getByText(active)).toHaveAttribute('data-secret')
    await user.click(dialog.getByRole('button', { name: 'Deactivate code' }))
    const toast = await screen.findByText(/was deactivated/)
    expect(toast).toHaveTextContent(`${active} was deactivated.`)
    expect(within(toast).getByText(active)).toHaveAttribute('data-secret')
    const { fuelCodes } = await fleet.arrange(listFuelCodes, {
      fleetId: fleet.fleetId,
      status: 'Deactivated',
    })
    expect(fuelCodes).toHaveLength(2)
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('fuel-code.deactivated'))
  })

  test('that another user has deactivated meanwhile says so, and the list shows it', async () => {
    const { user, active, fleet, codes } = await open()
    await chooseAction(user, active, /Deactivate/)
    const dialog = within(await screen.findByRole('alertdialog'))
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await user.click(dialog.getByRole('button', { name: 'Deactivate code' }))
    expect(await dialog.findByText(/^This has changed in the meantime/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await rowOf(active)).toHaveTextContent('Deactivated'))
  })

  test('is possible for a scheduled code, and is disabled with a reason for a deactivated code', async () => {
    const { user, scheduled, deactivated } = await open()
    await user.click(await screen.findByRole('button', { name: `Actions for ${scheduled}` }))
    expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).not.toHaveAttribute('aria-disabled')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: `Actions for ${deactivated}` }))
    const item = await screen.findByRole('menuitem', { name: /Deactivate/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('Only active or scheduled codes can be deactivated.')
  })

  test('is not shown to a role that can only view, and neither is generating', async () => {
    const { user, active } = await open({ as: 'purchaser' })
    await user.click(await screen.findByRole('button', { name: `Actions for ${active}` }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Will this code work?',
      'View redemptions',
    ])
    expect(screen.queryByRole('button', { name: 'Generate fuel codes' })).toBeNull()
  })
})

test.each([
  ['portal-admin', 1],
  ['purchaser', 0],
] as const)(
  'a fleet without codes shows %s only the next step that the role can take',
  async (as, buttons) => {
    await open({ fleet: await testFleet(), as })
    expect(await screen.findByText('This fleet has no fuel codes yet.')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Generate the first codes' })).toHaveLength(buttons)
  },
)

test('the redemptions of a code open with a search for the code', async () => {
  const { user, active, activeRaw, moves } = await open()
  await chooseAction(user, active, /View redemptions/)
  expect(moves).toEqual([{ area: 'redemptions', search: { searchKey: activeRaw } }])
})

test('the export has the filters without paging, and the status as fuelCodeStatus', async () => {
  const { user, active, wire } = await open({ search: 'status=Active&perPage=20' })
  await screen.findByText(active)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(wire.of(createReport)).not.toHaveLength(0))
  const body = wire.of(createReport)[0]?.body
  expect(body).toMatchObject({ reportType: 'fuel-code', fuelCodeStatus: 'Active', platformType: 'plb' })
  for (const field of ['status', 'page', 'perPage']) expect(body).not.toHaveProperty(field)
})

test('a searched code of a link is hidden with the codes, and what the user types is not', async () => {
  const { user } = await open({ search: 'searchKey=ABCD1234' })
  const box = await screen.findByRole('textbox', { name: 'Search code, driver or plate number' })
  expect(box).toHaveValue('ABCD1234')
  expect(box).toHaveAttribute('data-secret')
  await user.clear(box)
  await user.type(box, 'ABCD5678')
  expect(box).not.toHaveAttribute('data-secret')
})
