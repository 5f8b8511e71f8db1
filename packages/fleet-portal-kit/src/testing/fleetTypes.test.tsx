import { screen, waitFor } from '@testing-library/react'
import { contract } from 'fleet-portal-api-client/contract'
import {
  roleAllows,
  fleetTypes,
  roles,
  type FleetType,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { FleetBuyFuelHistory } from '../areas/buy-fuel-history/FleetBuyFuelHistory.tsx'
import { BuyFuel } from '../areas/buy-fuel/BuyFuel.tsx'
import { FleetFuelCodes } from '../areas/fuel-codes/FleetFuelCodes.tsx'
import { GenerateFuelCodes } from '../areas/generate-fuel-codes/GenerateFuelCodes.tsx'
import { FleetNonFuelTransactions } from '../areas/non-fuel-transactions/FleetNonFuelTransactions.tsx'
import { FleetPriceHistory } from '../areas/price-history/FleetPriceHistory.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import { useAccess, type FleetAccess } from '../fleet/access/useAccess.ts'
import type { AreaName } from '../provider/navigation.ts'
import { renderInPortal } from './renderInPortal.tsx'

/*
 * The contract has one policy for the features of a fleet type. The sandbox enforces it (its `roleMatrix` test checks
 * every call). This test checks that screens follow it.
 */

/** Repeats the policy by hand, so that the test does not depend on it. */
const litreCalls: readonly PathName[] = [
  'buyFuel',
  'listBuyFuels',
  'listFuelBalances',
  'getFuelCodeTotals',
  'createFuelCodes',
  'updateFuelCode',
  'listFuelCodes',
  'countFuelCodes',
  'listActiveFuelCodes',
  'createTemplate',
  'listTemplates',
  'updateTemplate',
  'deleteTemplate',
]
const otherPurchases: readonly PathName[] = ['listMerchantPayments', 'listMerchantStations']
const missingCalls = (type: FleetType) => (type === 'hedging' ? otherPurchases : litreCalls)

const members = fleetTypes.flatMap((type) => roles.map((role) => [role, type] as const))

test.each(members)(
  'a %s of a %s fleet is offered exactly the calls that the server allows',
  async (role: Role, type) => {
    let access: FleetAccess | undefined
    function AccessProbe({ fleetId }: { fleetId: string }) {
      access = useAccess(fleetId)
      return null
    }
    await renderInPortal((fleetId) => <AccessProbe fleetId={fleetId} />, { as: role, type })
    await waitFor(() => expect(access?.isReady).toBe(true))
    const offered = [...contract.values()].filter((endpoint) => access?.can(endpoint)).map(({ name }) => name)
    const expected = [...contract.values()]
      .filter((endpoint) => roleAllows(endpoint.access, role) && !missingCalls(type).includes(endpoint.name))
      .map(({ name }) => name)
    expect(offered).toEqual(expected)
    const missing = [...contract.values()]
      .filter((endpoint) => access?.isMissingForFleetType(endpoint))
      .map(({ name }) => name)
    expect(missing.toSorted()).toEqual([...missingCalls(type)].toSorted())
  },
)

const screens: Partial<Record<AreaName, (fleetId: string) => ReactNode>> = {
  'buy-fuel': (fleetId) => <BuyFuel fleetId={fleetId} />,
  'buy-fuel-history': (fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />,
  'generate-fuel-codes': (fleetId) => <GenerateFuelCodes fleetId={fleetId} />,
  'fuel-codes': (fleetId) => <FleetFuelCodes fleetId={fleetId} />,
  'non-fuel-transactions': (fleetId) => <FleetNonFuelTransactions fleetId={fleetId} />,
}
const wallets = fleetTypes.filter((type) => type !== 'hedging')
const cells = Object.entries(screens).flatMap(([area, render]) =>
  (area === 'non-fuel-transactions' ? (['hedging'] as const) : wallets).map(
    (type) => [area as AreaName, type, render] as const,
  ),
)
const queries: Partial<Record<AreaName, string>> = {
  'buy-fuel': 'product=diesel&litres=500',
  'generate-fuel-codes': 'dialog=add',
  'fuel-codes': 'dialog=deactivate:cod_1',
}

const expectNoForm = () => {
  for (const role of ['table', 'textbox', 'spinbutton', 'combobox', 'dialog'])
    expect(screen.queryByRole(role)).toBeNull()
}

describe.each(cells)('%s on a %s fleet', (area, type, render) => {
  const search = queries[area] ?? ''

  test('says that the fleet type does not have this area, and reads and opens nothing', async () => {
    const { wire } = await renderInPortal(render, { type, search })
    expect(await screen.findByRole('heading', { name: 'Not available for this fleet type' })).toBeVisible()
    expectNoForm()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    const successful = wire.sent.filter(({ isSuccessful }) => isSuccessful)
    expect(successful.map(({ path }) => path)).not.toContainEqual(
      expect.stringMatching(/buy-fuel|fuel-code|merchant|template/i),
    )
  })

  test('says so in the portal, if its URL is opened directly, and leads to the dashboard', async () => {
    const { user, moves } = await renderInPortal(
      () => <PortalShell area={area}>{(fleetId) => render(fleetId)}</PortalShell>,
      { type, search },
    )
    expect(await screen.findByRole('heading', { name: 'Not available for this fleet type' })).toBeVisible()
    expectNoForm()
    await user.click(screen.getByRole('button', { name: 'Back to home' }))
    expect(moves).toEqual([{ area: 'dashboard' }])
  })
})

test('a wallet fleet can read its price history and has no link to buy fuel', async () => {
  await renderInPortal((fleetId) => <FleetPriceHistory fleetId={fleetId} />, { type: 'locqpay' })
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /buy/i })).toBeNull()
})
