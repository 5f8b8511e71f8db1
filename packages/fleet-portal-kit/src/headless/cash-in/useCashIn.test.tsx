import { createCashin, listCashins } from 'fleet-portal-api-client/contract/cashin'
import { centavos } from 'fleet-portal-api-client/money'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveCard } from '../../testing/arrangeCashins.ts'
import type { PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { renderFleetHook } from '../hookScene.tsx'
import { useCashIn, type CashInOptions } from '../index.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function open(method: CashInOptions['method'] = 'otc', options: PortalOptions = {}) {
  const created: unknown[] = []
  const opened = await renderFleetHook(
    (fleetId) => useCashIn({ fleetId, method, onCreated: (cashInId) => created.push(cashInId) }),
    { type: 'locqpay', ...options },
  )
  await opened.until(({ status }) => expect(status).toBe('ready'))
  const { fleet } = opened
  const cashIns = async () => (await fleet.arrange(listCashins, { fleetId: fleet.fleetId })).cashins
  return { ...opened, created, cashIns }
}

const draft = { amount: centavos(12_000_00), bankCode: 'BDO' }

test('a cash-in is quoted, confirmed, sent once, and created', async () => {
  const { latest, until, wire, created, cashIns, events } = await open()
  expect(latest().quote(draft)).toMatchObject({ order: { fee: 20_00, paidWith: 'BDO Unibank' } })
  act(() => void latest().prepare(draft))
  expect(latest().cashIn).toMatchObject({ status: 'confirming', details: { amount: 12_000_00 } })
  act(() => {
    latest().confirm()
    latest().confirm()
  })
  expect(latest().isInFlight).toBe(true)
  await until(({ cashIn }) => expect(cashIn.status).toBe('created'))
  expect(wire.of(createCashin).map(({ body }) => body)).toMatchObject([
    { amount: 12_000, method: 'otc', mode: 'BDO', paymentProcessor: 'dragonpay' },
  ])
  const [cashIn] = await cashIns()
  expect(created).toEqual([cashIn?.cashinId])
  expect(events).toMatchObject([{ type: 'cash-in.started', widget: 'cash-in' }])
  act(() => latest().close())
  expect(latest().cashIn.status).toBe('idle')
})

test('a cash-in that was prepared after the render is not sent by a confirmation of the one before', async () => {
  const { latest, until, wire } = await open()
  act(() => void latest().prepare(draft))
  act(() => {
    const { prepare, confirm } = latest()
    prepare({ ...draft, amount: centavos(13_000_00) })
    confirm()
  })
  expect(latest().cashIn).toMatchObject({ status: 'confirming', details: { amount: 13_000_00 } })
  expect(wire.of(createCashin)).toEqual([])
  act(() => latest().confirm())
  await until(({ cashIn }) => expect(cashIn.status).toBe('created'))
  expect(wire.of(createCashin).map(({ body }) => body)).toMatchObject([{ amount: 13_000 }])
})

test('with a lost answer it is found by its key, and not sent again', async () => {
  const { latest, until, wire, cashIns } = await open()
  wire.loseAnswer(createCashin)
  act(() => void latest().prepare(draft))
  act(() => latest().confirm())
  await until(({ cashIn }) => expect(cashIn.status).toBe('created'))
  expect(wire.of(createCashin)).toHaveLength(1)
  expect(await cashIns()).toHaveLength(1)
})

test('that the server did not apply says so, and the user can send it again under another key', async () => {
  const { latest, until, wire, cashIns } = await open()
  wire.loseRequest(createCashin)
  act(() => void latest().prepare(draft))
  act(() => latest().confirm())
  await until(({ cashIn }) => expect(cashIn.status).toBe('notApplied'))
  expect(latest().cashInMessage).toMatch(/\.$/)
  expect(await cashIns()).toEqual([])
  act(() => latest().close())
  act(() => void latest().prepare(draft))
  act(() => latest().confirm())
  await until(({ cashIn }) => expect(cashIn.status).toBe('created'))
  expect(new Set(wire.of(createCashin).map(({ key }) => key)).size).toBe(2)
})

/** Confirms a cash-in, closes the page while its request is on the way, and returns what lets the request arrive. */
async function closeWhileSending() {
  const first = await open()
  const release = first.wire.hold(createCashin)
  act(() => void first.latest().prepare(draft))
  act(() => first.latest().confirm())
  await waitFor(() => expect(first.wire.of(createCashin)).toHaveLength(1))
  cleanup()
  return { ...first, release }
}

test('of a page that was closed is looked up at the next visit, and nothing is sent', async () => {
  const { fleet, cashIns, release } = await closeWhileSending()
  release()
  await waitFor(async () => expect(await cashIns()).toHaveLength(1))
  const second = await open('otc', { fleet })
  await second.until(({ cashIn }) => expect(cashIn.status).toBe('created'))
  expect(second.wire.of(createCashin)).toEqual([])
  expect(await cashIns()).toHaveLength(1)
})

test('of a page that was closed is not made if it arrives after the look-up', async () => {
  const { fleet, wire, cashIns, release } = await closeWhileSending()
  const second = await open('otc', { fleet })
  await second.until(({ cashIn }) => expect(cashIn.status).toBe('notApplied'))
  release()
  await waitFor(() => expect(wire.isBusy()).toBe(false))
  expect(await cashIns()).toEqual([])
})

test('that the page denies is not sent', async () => {
  const { latest, until, wire } = await open('otc', {
    provider: { onBefore: () => ({ deny: 'Ask your supervisor first.' }) },
  })
  act(() => void latest().prepare(draft))
  act(() => latest().confirm())
  await until(({ cashInMessage }) => expect(cashInMessage).toBe('Ask your supervisor first.'))
  expect(wire.of(createCashin)).toEqual([])
})

test('with a payment page redirects to it', async () => {
  const { latest, until, departures } = await open('online-banking')
  act(() => void latest().prepare({ ...draft, bankCode: 'UNIONBANK' }))
  act(() => latest().confirm())
  await until(({ cashIn }) => expect(cashIn.status).toBe('redirecting'))
  expect(departures).toHaveLength(1)
})

test('by card uses the token of a saved card, which is not stored', async () => {
  const fleet = await testFleet({ type: 'locqpay' })
  await saveCard(fleet)
  const { latest, until, wire } = await open('card', { fleet })
  const [card] = latest().cards
  expect(latest().quote({ amount: draft.amount }).problem).toBe('cardRequired')
  act(() => void latest().prepare({ amount: draft.amount, fleetCardId: card?.fleetCardId }))
  act(() => latest().confirm())
  await until(({ cashIn }) => expect(cashIn.status).toBe('redirecting'))
  expect(wire.of(createCashin)[0]?.body).toMatchObject({ method: 'card', paymentToken: card?.cardToken })
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    card?.cardToken,
  )
})

test('outside of the limits has a problem, and is not prepared', async () => {
  const { latest } = await open()
  const problemOf = (changes: object) => latest().quote({ ...draft, ...changes }).problem
  expect(
    [{ amount: undefined }, { amount: 9_999_00 }, { amount: 999_999_00 }, { bankCode: 'NONE' }].map(
      problemOf,
    ),
  ).toEqual(['amountRequired', 'tooLittle', 'tooMuch', 'bankRequired'])
  act(() => void latest().prepare({ ...draft, amount: centavos(1) }))
  expect(latest().cashIn.status).toBe('idle')
})
