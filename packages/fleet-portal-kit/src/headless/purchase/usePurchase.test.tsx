import { buyFuel, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { renderFleetHook } from '../hookScene.tsx'
import { usePurchase } from '../index.ts'

describe('a purchase', () => {
  const funds = 10_000_00
  const draft = { product: 'diesel', unit: 'liter', value: 10_000 } as const
  const open = async (options: PortalOptions = {}) => {
    const bought: unknown[] = []
    const opened = await renderFleetHook(
      (fleetId) => usePurchase({ fleetId, onBought: (order) => bought.push(order.volume) }),
      { funds, ...options },
    )
    await opened.until(({ status, balance }) => expect([status, balance]).toEqual(['ready', funds]))
    const purchases = async () =>
      (await opened.fleet.arrange(listBuyFuels, { fleetId: opened.fleet.fleetId })).buyFuels
    return { ...opened, bought, purchases }
  }

  test('is quoted, confirmed, sent once, and applied', async () => {
    const { latest, until, wire, bought, purchases, events } = await open()
    const { order } = latest().quote(draft)
    expect(order).toMatchObject({ volume: 10_000, product: 'diesel' })
    act(() => void latest().prepare(draft))
    expect(latest().purchase).toMatchObject({ status: 'confirming', details: order })
    act(() => {
      latest().confirm()
      latest().confirm()
    })
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(bought).toEqual([10_000])
    expect((await purchases()).map(({ buyFuelId }) => buyFuelId)).toHaveLength(1)
    await until(({ balance }) => expect(balance).toBe(funds - (order?.charge ?? 0)))
    expect(events).toMatchObject([{ type: 'fuel.bought', widget: 'buy-fuel' }])
    act(() => latest().close())
    expect(latest().purchase.status).toBe('idle')
  })

  test('that was prepared after the render is not bought by a confirmation of the one before', async () => {
    const { latest, until, wire, bought } = await open()
    act(() => void latest().prepare(draft))
    act(() => {
      const { prepare, confirm } = latest()
      prepare({ ...draft, value: 20_000 })
      confirm()
    })
    expect(latest().purchase).toMatchObject({ status: 'confirming', details: { volume: 20_000 } })
    expect(wire.of(buyFuel)).toEqual([])
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(bought).toEqual([20_000])
  })

  test('with a lost answer is found by its key, and not sent again', async () => {
    const { latest, until, wire, purchases, bought } = await open({
      prepareWire: (wire) => wire.loseAnswer(buyFuel),
    })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    expect(latest().isInFlight).toBe(true)
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchases()).toHaveLength(1)
    expect(bought).toEqual([10_000])
  })

  test('that the server did not apply says so, and can be bought again', async () => {
    const { latest, until, purchases } = await open({ prepareWire: (wire) => wire.loseRequest(buyFuel) })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('notApplied'))
    expect(latest().purchaseMessage).toMatch(/\.$/)
    expect(await purchases()).toEqual([])
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(await purchases()).toHaveLength(1)
  })

  test('that the page denies is not sent', async () => {
    const { latest, until, wire } = await open({
      provider: { onBefore: () => ({ deny: 'Purchases need an approval today.' }) },
    })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchaseMessage }) => expect(purchaseMessage).toBe('Purchases need an approval today.'))
    expect(wire.of(buyFuel)).toEqual([])
  })

  test('of a user whose session passes to another user while the page decides is not sent', async () => {
    let allow: () => void = () => undefined
    const decision = new Promise<void>((resolve) => (allow = resolve))
    const { latest, wire, session, fleet } = await open({ provider: { onBefore: () => decision } })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    expect(latest().isInFlight).toBe(true)
    const tokenOfOther = await (await testSandbox()).signIn(fleet.emailOf('purchaser'))
    act(() => session.start({ AccessToken: tokenOfOther }))
    allow()
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(wire.of(buyFuel)).toEqual([])
  })

  test('of unknown outcome is looked up before another one is prepared', async () => {
    const { latest, until, wire, purchases } = await open({
      prepareWire: (wire) => {
        wire.loseAnswer(buyFuel)
        wire.refuse(resolveIdempotencyKey, 'NotImplemented')
      },
    })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('outcomeUnknown'))
    act(() => {
      latest().prepare(draft)
    })
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchases()).toHaveLength(1)
  })

  test('above the balance has a blocker, and is not prepared', async () => {
    const { latest } = await open()
    let quoted: unknown
    act(() => void (quoted = latest().prepare({ product: 'diesel', unit: 'amount', value: funds + 100_00 })))
    expect(quoted).toMatchObject({ blocker: 'insufficient', problem: undefined })
    expect(latest().purchase.status).toBe('idle')
    expect(latest().quote({ ...draft, value: 1 })).toMatchObject({ order: undefined, problem: 'minimum' })
    expect(latest().quote({ ...draft, product: undefined })).toMatchObject({ problem: 'unavailable' })
  })
})
