import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BuyFuel } from '../areas/buy-fuel/BuyFuel.tsx'
import { CashInPanel } from '../areas/cash-in/CashInPanel.tsx'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { FleetFuelCodes } from '../areas/fuel-codes/FleetFuelCodes.tsx'
import { GenerateFuelCodes } from '../areas/generate-fuel-codes/GenerateFuelCodes.tsx'
import { FleetVehicles } from '../areas/vehicles/FleetVehicles.tsx'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import { createMemoryNavigation } from '../provider/navigation.ts'
import { testFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'
import { createWire } from './wire.ts'

test('six widgets under one provider ask for the session, the user, the fleet and the wallet once, and send no call twice', async () => {
  const sandbox = await testSandbox()
  const fleet = await testFleet({ funds: 10_000_00 })
  const wire = createWire((request) => sandbox.fetch(request))
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  let sessions = 0
  const client = createApiClient({
    baseUrl: 'http://sandbox.test/api',
    session: createEmbeddedSession(async () => {
      sessions += 1
      return { token }
    }),
    fetch: wire.fetch,
  })
  const loaded = new Set<string>()
  const { fleetId } = fleet
  render(
    <FleetPortalProvider
      client={client}
      navigation={createMemoryNavigation()}
      onEvent={({ type, widget }) => type === 'widget.loaded' && loaded.add(widget)}
    >
      <FleetDrivers fleetId={fleetId} urlPrefix="d-" />
      <FleetVehicles fleetId={fleetId} urlPrefix="v-" />
      <FleetFuelCodes fleetId={fleetId} urlPrefix="c-" />
      <GenerateFuelCodes fleetId={fleetId} />
      <BuyFuel fleetId={fleetId} />
      <CashInPanel fleetId={fleetId} />
    </FleetPortalProvider>,
  )
  await waitFor(() =>
    expect([...loaded].toSorted()).toEqual([
      'buy-fuel',
      'cash-in',
      'drivers',
      'fuel-codes',
      'generate-fuel-codes',
      'vehicles',
    ]),
  )
  await screen.findByLabelText('Liters')
  const counts = new Map<string, number>()
  for (const { method, path, query } of wire.sent) {
    const call = `${method} ${path}?${new URLSearchParams(query).toString()}`
    counts.set(call, (counts.get(call) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  expect([getCurrentUser, getFleet, getWallet].map((endpoint) => wire.of(endpoint).length)).toEqual([1, 1, 1])
  expect(sessions).toBe(1)
})
