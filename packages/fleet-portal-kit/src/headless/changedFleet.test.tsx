import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { buyLitres, enoughMoney } from '../testing/fuelScene.ts'
import type { TestFleet } from '../testing/createTestFleet.ts'
import type { PortalOptions } from '../testing/renderInPortal.tsx'
import { testFleet } from '../testing/testFleet.ts'
import { fleetWithDrivers, renderFleetHook } from './hookScene.tsx'
import { useDrivers, useFuelCodeGeneration, usePurchase, useWallet } from './index.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** A page that shows one of two fleets of its user, and changes to the other one. */
async function openWithSecond<T>(
  fleet: TestFleet,
  useHook: (fleetId: string) => T,
  options: PortalOptions = {},
) {
  const second = await fleet.sibling({ funds: enoughMoney })
  let showFleet: (fleetId: string) => void = () => undefined
  const opened = await renderFleetHook(
    function useShown(first) {
      const [fleetId, setFleetId] = useState(first)
      showFleet = setFleetId
      return useHook(fleetId)
    },
    { fleet, ...options },
  )
  return { ...opened, second, changeTo: ({ fleetId }: TestFleet) => act(() => showFleet(fleetId)) }
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)))

test('hooks show no balance of an earlier fleet while that of the next one is read', async () => {
  const first = await testFleet({ funds: 123_00 })
  const opened = await openWithSecond(first, (fleetId) => useWallet({ fleetId }))
  const { latest, until, changeTo, second, wire } = opened
  await until(({ balance }) => expect(balance).toBe(123_00))
  const release = wire.hold(getWallet)
  changeTo(second)
  await pause()
  expect(latest()).toMatchObject({ status: 'loading', balance: undefined })
  release()
  await until(({ balance }) => expect(balance).toBe(enoughMoney))
})

test('hooks list no items of an earlier fleet while those of the next one are read', async () => {
  const first = await fleetWithDrivers(1)
  const opened = await openWithSecond(first, (fleetId) => useDrivers({ fleetId }))
  const { latest, until, changeTo, second, wire } = opened
  await until(({ total }) => expect(total).toBe(1))
  const release = wire.hold(listDrivers)
  changeTo(second)
  await pause()
  expect(latest()).toMatchObject({ status: 'loading', items: [] })
  release()
  await until(({ status, total }) => expect([status, total]).toEqual(['ready', 0]))
})

test('codes that are generated after the page has changed the fleet are not shown for the other fleet', async () => {
  const first = await testFleet({ funds: enoughMoney })
  await buyLitres(first, 'diesel', 100)
  const opened = await openWithSecond(first, (fleetId) => useFuelCodeGeneration({ fleetId }))
  const { latest, until, changeTo, second, wire, events } = opened
  await until(({ status }) => expect(status).toBe('ready'))
  const code = { fuelCodeType: 'any', productCode: 'diesel', literVolume: 10_000, durationDays: '7' } as const
  act(() => latest().add(code))
  act(() => latest().prepare())
  const release = wire.hold(createFuelCodes)
  act(() => latest().confirm())
  await until(({ isInFlight }) => expect(isInFlight).toBe(true))
  changeTo(second)
  await until(({ status }) => expect(status).toBe('ready'))
  release()
  await pause()
  expect(latest()).toMatchObject({ generation: { status: 'idle' }, generated: undefined, drafts: [] })

  changeTo(first)
  await until(({ generated }) => expect(generated?.codes).toHaveLength(1))
  expect(latest().drafts).toEqual([])
  expect(events).toMatchObject([{ type: 'fuel-codes.generated', data: { count: 1 } }])
})

test('a purchase that ends after the page has changed the fleet is reported once', async () => {
  const first = await testFleet({ funds: enoughMoney })
  const opened = await openWithSecond(first, (fleetId) => usePurchase({ fleetId }))
  const { latest, until, changeTo, second, wire, events } = opened
  await until(({ status, balance }) => expect([status, balance]).toEqual(['ready', enoughMoney]))
  act(() => void latest().prepare({ product: 'diesel', unit: 'liter', value: 10_000 }))
  const release = wire.hold(buyFuel)
  act(() => latest().confirm())
  await until(({ isInFlight }) => expect(isInFlight).toBe(true))
  changeTo(second)
  await until(({ status }) => expect(status).toBe('ready'))
  release()
  await pause()
  changeTo(first)
  await until(({ purchase }) => expect(purchase.status).toBe('applied'))
  expect(events.map(({ type }) => type)).toEqual(['fuel.bought'])
})

test('a purchase that the page allows after it has changed the fleet is not sent', async () => {
  const first = await testFleet({ funds: enoughMoney })
  let allow: () => void = () => undefined
  const decision = new Promise<void>((resolve) => (allow = resolve))
  const onBefore = vi.fn(() => decision)
  const opened = await openWithSecond(first, (fleetId) => usePurchase({ fleetId }), {
    provider: { onBefore },
  })
  const { latest, until, changeTo, second, wire } = opened
  await until(({ status, balance }) => expect([status, balance]).toEqual(['ready', enoughMoney]))
  act(() => void latest().prepare({ product: 'diesel', unit: 'liter', value: 10_000 }))
  act(() => latest().confirm())
  await until(() => expect(onBefore).toHaveBeenCalledTimes(1))
  changeTo(second)
  await until(({ status }) => expect(status).toBe('ready'))
  allow()
  await pause()
  expect(wire.of(buyFuel)).toEqual([])
  changeTo(first)
  await until(({ purchase }) => expect(purchase.status).toBe('notApplied'))
  expect(wire.of(buyFuel)).toEqual([])
})

test('a limit of one fleet is not shown for another', async () => {
  const first = await testFleet({ funds: enoughMoney })
  const opened = await openWithSecond(first, (fleetId) => usePurchase({ fleetId }))
  const { latest, until, changeTo, second, wire } = opened
  await until(({ status, balance }) => expect([status, balance]).toEqual(['ready', enoughMoney]))
  wire.rewrite(buyFuel, () =>
    Response.json({ errorCode: 'BuyFuelLimitExceeded', data: { remainingAmount: 5000 } }, { status: 400 }),
  )
  act(() => void latest().prepare({ product: 'diesel', unit: 'liter', value: 10_000 }))
  act(() => latest().confirm())
  await until(({ purchase }) => expect(purchase.status).toBe('rejected'))
  expect(latest().limit).toMatchObject({ product: 'diesel', remaining: 5000_00 })
  changeTo(second)
  await until(({ status }) => expect(status).toBe('ready'))
  expect(latest().limit).toBeUndefined()
})
