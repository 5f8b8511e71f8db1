import { screen, waitFor, within } from '@testing-library/react'
import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { getConsumption } from 'fleet-portal-api-client/contract/fuelBalances'
import { listDrivers, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { getUpcomingPriceMovement } from 'fleet-portal-api-client/contract/prices'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { millilitres } from 'fleet-portal-api-client/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { addDriver, buyLitres, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { dashboardFunds, fillDashboard } from './dashboardScene.ts'
import { FleetDashboard } from './FleetDashboard.tsx'

// All tests share one fleet, because none of them changes it.
let sharedFleet: TestFleet
let dueCode: string
let codeOfGone: string
beforeAll(async () => {
  sharedFleet = await testFleet({ funds: dashboardFunds })
  await fillDashboard(sharedFleet)
  await addDriver(sharedFleet, 'Idle', 'Reyes')
  const driverId = await addDriver(sharedFleet, 'Gone', 'Santos')
  const [theirs] = await makeCodes(sharedFleet, {
    productCode: 'gas95',
    fuelCodeType: 'driver-specific',
    driverIds: [driverId],
  })
  await sharedFleet.arrange(updateDriver, { driverId, status: 'inactive' })
  codeOfGone = theirs?.fuelCode ?? ''
  const [code] = await makeCodes(sharedFleet, {
    productCode: 'gas95',
    literVolume: millilitres(30_000),
    endDate: plusDays(today(), 1),
  })
  dueCode = code?.fuelCode ?? ''
})

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetDashboard fleetId={fleetId} />, { fleet: sharedFleet, ...options })

const findTile = (name: string | RegExp) => screen.findByRole('region', { name })
const findTileText = (name: string | RegExp, text: string | RegExp) =>
  waitFor(() => within(screen.getByRole('region', { name })).getByText(text))

describe('days of fuel left', () => {
  test('are shown for each product with its use and the litres held, codes included', async () => {
    const { wire } = await open()
    // 20.5 L in 28 days. 379.5 L are free, 100 L in a code.
    expect(await findTileText('Days of fuel left', '655.1 days')).toBeVisible()
    expect(await findTileText('Days of fuel left', '0.732 L a day, 479.5 L held')).toBeVisible()
    expect(within(await findTile('Days of fuel left')).getAllByText('No use')).toHaveLength(3)
    expect(await findTileText('Days of fuel left', 'A full bar is 30 days or more.')).toBeVisible()
    expect(wire.of(getConsumption).map(({ query }) => query['startDate'])).toContain(
      `${plusDays(today(), -27)}T00:00:00+08:00`,
    )
  })

  test('warn below the line of the user, who finds it again', async () => {
    const { user, unmount } = await open()
    const line = await screen.findByRole('textbox', { name: 'Warn below (days)' })
    expect(screen.queryByText(/below your line/)).toBeNull()
    await user.type(line, '95')
    await user.tab()
    expect(line).toHaveValue('95')
    await user.type(line, '{Backspace>2}')
    await user.tab()
    expect(line).toHaveValue('')
    expect(screen.queryByText(/below your line/)).toBeNull()
    unmount()
    // The pump took nearly everything: 28 days with 20.5 L of 21 L leave less than a day.
    const low = await testFleet({ funds: dashboardFunds })
    const { stationId, pump } = low
    await buyLitres(low, 'diesel', 21)
    const [code] = await makeCodes(low, { literVolume: millilitres(20_500) })
    await pump('redeem', { code: code?.fuelCode, stationId, litres: 20.5 })
    const second = await open({ fleet: low })
    await second.user.type(await screen.findByRole('textbox', { name: 'Warn below (days)' }), '1')
    expect(await screen.findByText(/Diesel: fuel for 0.7 days, below your line\./)).toBeVisible()
    second.unmount()
    await open({ fleet: low })
    expect(await screen.findByText(/below your line/)).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Warn below (days)' })).toHaveValue('1')
  })
})

test.each(['-5', '1e5', '0', '100', '2.5'])(
  'the line of the warning is never made of %s, which stays in its field with an error',
  async (text) => {
    const { user } = await open()
    const line = await screen.findByRole('textbox', { name: 'Warn below (days)' })
    await user.type(line, '7')
    await user.clear(line)
    await user.click(line)
    await user.paste(text)
    expect(await screen.findByText('Value should be between 1-99')).toBeVisible()
    expect(line).toHaveValue(text)
    expect(line).toBeInvalid()
    await user.tab()
    expect(line).toHaveValue(text)
    await user.clear(line)
    await user.type(line, '12')
    expect(line).toBeValid()
    expect(screen.queryByText(/Value should be/)).toBeNull()
  },
)

describe('fuel in scheduled codes', () => {
  let fleet: TestFleet
  beforeAll(async () => {
    fleet = await testFleet({ funds: dashboardFunds })
    await fillDashboard(fleet)
    await makeCodes(fleet, {
      literVolume: millilitres(300_000),
      startDate: plusDays(today(), 3),
      endDate: plusDays(today(), 9),
    })
  })

  test('counts as held, and leaves less room under the inventory limit, as the server counts it', async () => {
    await open({ fleet })
    // 79.5 L are free, 100 L in an active code, 300 L in a scheduled one.
    expect(await findTileText('Days of fuel left', '0.732 L a day, 479.5 L held')).toBeVisible()
    expect(
      await findTileText('Days of fuel left', /^Held: balance, active and scheduled codes\./),
    ).toBeVisible()
    expect(await findTileText('Buy planner', '10,020.5 L')).toBeVisible()
    // Prints leave it out.
    expect(await findTile('Buy planner')).toHaveAttribute('data-tool')
    expect(screen.getByText('All fuels, codes included: 1,979.5 L of 12,000 L limit')).toBeVisible()
  })

  test('is not counted for a user who may not see codes, and the tile says so', async () => {
    await open({ fleet, as: 'data-analyst' })
    expect(await findTileText('Days of fuel left', '0.732 L a day, 179.5 L held')).toBeVisible()
    expect(await findTileText('Days of fuel left', /^Held: balance and active codes\./)).toBeVisible()
  })
})

describe('the buy planner', () => {
  test('compares a purchase before and after the announced change, with inputs to edit', async () => {
    const { user } = await open()
    const planner = await findTile('Buy planner')
    expect(await within(planner).findByText(/^Diesel: Up ₱2\.60\/L on /)).toBeVisible()
    const field = (name: string) => within(planner).getByLabelText(name)
    await within(planner).findByLabelText('Price now, per liter')
    expect(field('Price now, per liter')).not.toHaveValue('')
    const fill = async (name: string, text: string) => {
      await user.clear(field(name))
      await user.type(field(name), text)
    }
    await fill('Liters to buy', '1200')
    await fill('Use per day', '410')
    await fill('Liters held', '620')
    await fill('Price now, per liter', '60')
    await fill('Price later, per liter', '61.1')
    expect(within(planner).getByText('₱1,320.00 less if you buy now')).toBeVisible()
    expect(within(planner).getByText('1.5 days now, 4.4 days after the purchase')).toBeVisible()
    await user.clear(field('Liters to buy'))
    expect(within(planner).getByText('Fill in every input to see the result.')).toBeVisible()
    await user.click(within(planner).getByRole('button', { name: 'Reset inputs' }))
    expect(field('Liters held')).toHaveValue('479.5')
  })

  test('shows prices with two decimals, and names the products without a change', async () => {
    await open({
      prepareWire: (wire) => {
        wire.rewrite(getUpcomingPriceMovement, (answer) => {
          const movements = answer as unknown as { product: string; movement: number }[]
          return [...movements, { ...movements[0], product: 'gas95', movement: 0 }]
        })
      },
    })
    const planner = within(await findTile('Buy planner'))
    const price = await planner.findByLabelText('Price now, per liter')
    expect((price as HTMLInputElement).value).toMatch(/^\d+\.\d\d$/)
    expect(planner.getByText('No price change: Gas 95.')).toBeVisible()
  })

  test('warns if the wallet does not pay for the purchase', async () => {
    const { user } = await open()
    const planner = await findTile('Buy planner')
    const litres = await within(planner).findByLabelText('Liters to buy')
    await user.clear(litres)
    await user.type(litres, '900000')
    expect(within(planner).getByText('More than the wallet pays for.')).toBeVisible()
    expect(within(planner).getByText('More than the room under the inventory limit.')).toBeVisible()
  })

  test('has no result for a cost that is too large to be exact, and the dashboard stays', async () => {
    const { user } = await open()
    const planner = await findTile('Buy planner')
    const fill = async (name: string, text: string) => {
      const field = await within(planner).findByLabelText(name)
      await user.clear(field)
      await user.type(field, text)
    }
    await fill('Price later, per liter', '99.99')
    await fill('Liters to buy', '999999999999')
    expect(within(planner).getByText('Fill in every input to see the result.')).toBeVisible()
    await fill('Liters to buy', '900000')
    expect(within(planner).getByText('₱89,991,000.00')).toBeVisible()
  })

  test('is hidden without an announced change, and if it cannot be read', async () => {
    const { unmount } = await open({ fleet: await testFleet() })
    expect(await findTileText('Days of fuel left', 'No Data.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Buy planner' })).toBeNull()
    unmount()
    await open({ prepareWire: (wire) => wire.breakAt(getUpcomingPriceMovement, 'before-tx') })
    expect(await findTileText('Days of fuel left', '655.1 days')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Buy planner' })).toBeNull()
  })
})

describe('things to check', () => {
  const codesTile = 'Codes that expire soon with liters left'

  test('name what expires and who has not filled up, linked to their pages', async () => {
    const { user, moves, wire } = await open()
    const codes = await findTile(codesTile)
    expect(await within(codes).findByText(/^30 L left, until /)).toBeVisible()
    const [link] = within(codes).getAllByRole('link')
    expect(link?.querySelector('[data-secret]')).toHaveTextContent(link?.textContent ?? '')
    await user.click(link as HTMLElement)
    const drivers = await findTile(/^Drivers without a fill since/)
    await user.click(await within(drivers).findByRole('link', { name: 'Idle Reyes' }))
    expect(moves[0]).toMatchObject({ area: 'fuel-code', state: { searchKey: dueCode } })
    expect(moves[1]).toMatchObject({ area: 'driver', state: { searchKey: expect.stringMatching(/^N/) } })
    expect(wire.of(listFuelCodes).map(({ query }) => [query['perPage'], query['status']])).toEqual([
      ['500', 'Scheduled'],
      ['500', 'Active'],
    ])
  })

  test('say which fills and drivers they looked at, if there are more', async () => {
    await open({
      prepareWire: (wire) => {
        wire.rewrite(listRedemptions, (answer) => ({ ...(answer as object), count: 900 }))
        wire.rewrite(listDrivers, (answer) => ({ ...(answer as object), count: 700 }))
      },
    })
    const name = /^Drivers without a fill since/
    expect(await findTileText(name, /^Looked at the newest 1 fill only, back to /)).toBeVisible()
    expect(await findTileText(name, /^Looked at the newest 1 driver only\.$/)).toBeVisible()
  })

  test('never say that there is nothing to check after they looked at a part only', async () => {
    await open({
      fleet: await testFleet(),
      prepareWire: (wire) => {
        wire.rewrite(listFuelCodes, (answer) => ({ ...(answer as object), count: 900 }))
        wire.rewrite(listDrivers, (answer) => ({ ...(answer as object), count: 700 }))
      },
    })
    const tile = await findTile('Active codes of inactive drivers')
    expect(await within(tile).findByText('Nothing found among those that were looked at.')).toBeVisible()
    expect(within(tile).getByText(/^Looked at the newest 0 active codes only\.$/)).toBeVisible()
    expect(tile).not.toHaveTextContent('No active code names')
    expect(await findTileText(/^Drivers without a fill since/, /^Nothing found among/)).toBeVisible()
    expect(await findTileText(codesTile, /^Nothing found among/)).toBeVisible()
  })

  test('say that every driver has filled up since the oldest fill that they looked at', async () => {
    await open({
      prepareWire: (wire) => {
        wire.rewrite(listRedemptions, (answer) => ({ ...(answer as object), count: 900 }))
        wire.rewrite(listDrivers, (answer) => ({ ...(answer as object), drivers: [], count: 0 }))
      },
    })
    const name = /^Drivers without a fill since/
    expect(await findTileText(name, 'No active driver is without a fill since then.')).toBeVisible()
    expect(await findTileText(name, /^Looked at the newest 1 fill only, back to /)).toBeVisible()
  })

  test('show all items on request, and say that a code ends today', async () => {
    const { user } = await open({
      prepareWire: (wire) => {
        wire.rewrite(listDrivers, (answer) => {
          const { drivers, ...rest } = answer as { drivers: { driverId: string; firstName: string }[] }
          const first = drivers.find(({ firstName }) => firstName === 'Idle')
          const copies = Array.from({ length: 7 }, (_, index) => ({ ...first, driverId: `drv_${index}` }))
          return { ...rest, drivers: first ? copies : [] }
        })
        wire.rewrite(listFuelCodes, (answer) => {
          const { fuelCodes, ...rest } = answer as { fuelCodes: object[] }
          return { ...rest, fuelCodes: fuelCodes.map((code) => ({ ...code, endDate: today() })) }
        })
      },
    })
    const drivers = within(await findTile(/^Drivers without a fill since/))
    expect(await drivers.findAllByRole('link', { name: 'Idle Reyes' })).toHaveLength(3)
    await user.click(drivers.getByRole('button', { name: 'Show all 7' }))
    expect(drivers.getAllByRole('link', { name: 'Idle Reyes' })).toHaveLength(7)
    await user.click(drivers.getByRole('button', { name: 'Show the first 3' }))
    expect(drivers.getAllByRole('link', { name: 'Idle Reyes' })).toHaveLength(3)
    expect(await findTileText(codesTile, '30 L left, ends today')).toBeVisible()
  })

  test('name active codes of inactive drivers', async () => {
    const { user, moves } = await open()
    const tile = within(await findTile('Active codes of inactive drivers'))
    expect(await tile.findByText(/^Gone Santos, until /)).toBeVisible()
    await user.click(tile.getByRole('link', { name: inGroups(codeOfGone) }))
    await user.click(tile.getByRole('link', { name: 'Open active codes' }))
    expect(moves).toEqual([
      {
        area: 'fuel-code',
        search: { fuelCodeId: expect.any(String) as string },
        state: { searchKey: codeOfGone },
      },
      { area: 'fuel-codes', search: { status: 'Active' } },
    ])
  })

  test('come directly after the tiles', async () => {
    await open()
    const tile = await findTile(codesTile)
    const days = await findTile('Days of fuel left')
    expect(tile.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('lead to no list if there is nothing to check', async () => {
    await open({ fleet: await testFleet() })
    const tile = within(await findTile('Active codes of inactive drivers'))
    expect(await tile.findByText('No active code names an inactive driver.')).toBeVisible()
    expect(tile.queryByRole('link')).toBeNull()
  })

  test('show a failed check in its own tile', async () => {
    await open({
      prepareWire: (wire) => {
        // The litres held read the scheduled codes first.
        wire.breakAt(listFuelCodes, 'before-tx')
        wire.breakAt(listFuelCodes, 'before-tx')
      },
    })
    expect(await within(await findTile(codesTile)).findByRole('alert')).toBeVisible()
    expect(await findTileText(/^Drivers without a fill since/, 'Idle Reyes')).toBeVisible()
  })

  test('show a role only what its pages show', async () => {
    const { wire } = await open({ as: 'data-analyst' })
    expect(await findTileText('Days of fuel left', '655.1 days')).toBeVisible()
    expect(screen.queryByRole('region', { name: codesTile })).toBeNull()
    expect(wire.of(listFuelCodes)).toEqual([])
  })
})

describe('a wallet fleet', () => {
  test('sees its balance by day, its last cash-ins, and that nothing was paid', async () => {
    const fleet = await testFleet({ type: 'locqpay', funds: 1_234_567_80 })
    const { wire } = await open({ fleet })
    const balance = await findTile('Wallet balance by day')
    expect(await within(balance).findByText(/^Highest: ₱1,234,567\.80 on /)).toBeVisible()
    expect(within(balance).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(1)
    expect(await findTileText('Card payments by product', 'No card payments in this period.')).toBeVisible()
    expect(await findTile('Last cash-ins')).toBeVisible()
    for (const { query } of wire.of(listCashins)) expect(Number(query['perPage'])).toBeLessThanOrEqual(500)
  })

  test('without drivers says that none is without a fill, and not that every driver has filled up', async () => {
    await open({ fleet: await testFleet({ type: 'locqpay' }) })
    const name = /^Drivers without a fill since/
    expect(await findTileText(name, 'No active driver is without a fill since then.')).toBeVisible()
  })

  test('opens the list of its card payments with filters that the list shows', async () => {
    const { user, moves } = await open({ fleet: await testFleet({ type: 'locqpay' }) })
    const tile = within(await findTile('Card payments by product'))
    await user.click(tile.getByRole('link'))
    expect(moves).toEqual([
      {
        area: 'fleet-card-redemptions',
        search: { startDate: plusDays(today(), -27), endDate: today(), paymentStatus: 'success' },
      },
    ])
  })

  test('sees nothing that its role may not open', async () => {
    const fleet = await testFleet({ type: 'locqpay', funds: 100_00 })
    const { wire } = await open({ fleet, as: 'data-analyst' })
    expect(await findTile('Last cash-ins')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Cash in' })).toBeNull()
    expect(screen.queryByRole('region', { name: /by day|by product|by station/ })).toBeNull()
    expect(wire.of(listPayments)).toEqual([])
  })
})
