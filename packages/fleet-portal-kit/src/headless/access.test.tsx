import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testFleet } from '../testing/testFleet.ts'
import { testSandbox } from '../testing/testSandbox.ts'
import { renderFleetHook } from './hookScene.tsx'
import { useAccess, useDrivers, useFuelBalances, usePurchase, useWallet } from './index.ts'

test('useAccess has user, fleet and role, and says why a call is disabled', async () => {
  const { latest, until, fleet } = await renderFleetHook((fleetId) => useAccess({ fleetId }))
  expect(latest()).toMatchObject({ status: 'loading', user: undefined })
  await until(({ status }) => expect(status).toBe('ready'))
  expect(latest()).toMatchObject({ role: 'portal-admin', fleet: { fleetId: fleet.fleetId } })
  expect(latest().can(createDriver)).toBe(true)
  expect(latest().disabledReason(createDriver)).toBeUndefined()
  await fleet.deactivate()
  act(() => latest().refetch())
  await until(({ disabledReason }) =>
    expect(disabledReason(createDriver)).toMatch(/^This fleet is deactivated/),
  )
})

test('hooks of one page ask for the user, the fleet and the wallet once', async () => {
  const { until, wire } = await renderFleetHook((fleetId) => [
    useAccess({ fleetId }),
    useDrivers({ fleetId }),
    useWallet({ fleetId }),
    usePurchase({ fleetId }),
    useFuelBalances({ fleetId }),
  ])
  await until((all) => expect(all.map(({ status }) => status)).toEqual(all.map(() => 'ready')))
  expect([getCurrentUser, getFleet, getWallet].map((endpoint) => wire.of(endpoint).length)).toEqual([1, 1, 1])
})

test('hooks show nothing of the earlier user once the session has passed to another user', async () => {
  const funds = 10_000_00
  const { latest, until, session } = await renderFleetHook(
    (fleetId) => ({ wallet: useWallet({ fleetId }), access: useAccess({ fleetId }) }),
    { funds },
  )
  await until(({ wallet }) => expect(wallet.balance).toBe(funds))
  const emailOfOther = (await testFleet()).emailOf('portal-admin')
  const tokenOfOther = await (await testSandbox()).signIn(emailOfOther)
  act(() => session.start({ AccessToken: tokenOfOther }))
  expect(latest().wallet).toMatchObject({ status: 'loading', balance: undefined })
  expect(latest().access.user).toBeUndefined()
  await until(({ access }) => expect(access.user?.email).toBe(emailOfOther))
  expect(latest().wallet.balance).toBeUndefined()
})
