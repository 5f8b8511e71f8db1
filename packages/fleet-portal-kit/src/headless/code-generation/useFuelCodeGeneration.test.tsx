import { createFuelCodes, listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyLitres, enoughMoney } from '../../testing/fuelScene.ts'
import type { PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { renderFleetHook } from '../hookScene.tsx'
import { useFuelCodeGeneration } from '../index.ts'
import type { CodeValues } from './codeDraft.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const code: Partial<CodeValues> = {
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 10_000,
  durationDays: '7',
}

async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await testFleet({ funds: enoughMoney }))
  if (!options.fleet) await buyLitres(fleet, 'diesel', 100)
  const opened = await renderFleetHook((fleetId) => useFuelCodeGeneration({ fleetId }), { ...options, fleet })
  await opened.until(({ status }) => expect(status).toBe('ready'))
  const codes = async () => (await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId })).fuelCodes
  /** Adds two codes and asks to confirm them. */
  const prepareTwo = () => {
    act(() => opened.latest().add(code))
    act(() => opened.latest().add({ ...code, literVolume: 20_000 }))
    act(() => opened.latest().prepare())
  }
  return { ...opened, codes, prepareTwo }
}

test('codes are prepared, confirmed, generated once, and returned', async () => {
  const { latest, until, wire, codes, prepareTwo, events } = await open()
  prepareTwo()
  expect(latest().generation).toMatchObject({ status: 'confirming', details: { count: 2 } })
  act(() => {
    latest().confirm()
    latest().confirm()
  })
  expect(latest().isInFlight).toBe(true)
  await until(({ generated }) => expect(generated?.codes).toHaveLength(2))
  expect(latest()).toMatchObject({ drafts: [], generation: { status: 'applied' } })
  expect(wire.of(createFuelCodes)).toHaveLength(1)
  expect(await codes()).toHaveLength(2)
  expect(events).toMatchObject([
    { type: 'fuel-codes.generated', widget: 'generate-fuel-codes', data: { count: 2 } },
  ])
  act(() => latest().close())
  expect(latest()).toMatchObject({ generation: { status: 'idle' }, generated: undefined })
})

test('invalid drafts have errors, and are not sent', async () => {
  const { latest, wire } = await open()
  act(() => latest().add({ ...code, literVolume: 500, durationDays: '' }))
  act(() => latest().prepare())
  expect(latest().generation.status).toBe('idle')
  const [draft] = latest().drafts
  expect(new Set(draft?.errors.map(({ path }) => path))).toEqual(new Set(['literVolume', 'durationDays']))
  act(() => latest().change(draft?.draftId ?? '', { literVolume: 10_000, durationDays: '7' }))
  act(() => latest().prepare())
  expect(latest().generation.status).toBe('confirming')
  expect(wire.of(createFuelCodes)).toEqual([])
})

test('with a lost answer they are found by their key, and not sent again', async () => {
  const { latest, until, wire, codes, prepareTwo } = await open()
  wire.loseAnswer(createFuelCodes)
  prepareTwo()
  act(() => latest().confirm())
  await until(({ generation }) => expect(generation.status).toBe('applied'))
  expect(wire.of(createFuelCodes)).toHaveLength(1)
  expect(await codes()).toHaveLength(2)
})

test('that the server did not generate stay drafts, and can be sent again under another key', async () => {
  const { latest, until, wire, codes, prepareTwo } = await open()
  wire.loseRequest(createFuelCodes)
  prepareTwo()
  act(() => latest().confirm())
  await until(({ generation }) => expect(generation.status).toBe('notApplied'))
  expect(latest().generationMessage).toMatch(/\.$/)
  expect(latest().drafts).toHaveLength(2)
  act(() => latest().confirm())
  expect(latest().generation.status).toBe('notApplied')
  act(() => latest().prepare())
  act(() => latest().confirm())
  await until(({ generation }) => expect(generation.status).toBe('applied'))
  expect(new Set(wire.of(createFuelCodes).map(({ key }) => key)).size).toBe(2)
  expect(await codes()).toHaveLength(2)
})

test('that the page denies are not sent', async () => {
  const { latest, until, wire, prepareTwo } = await open({
    provider: { onBefore: () => ({ deny: 'Ask your supervisor first.' }) },
  })
  prepareTwo()
  act(() => latest().confirm())
  await until(({ generationMessage }) => expect(generationMessage).toBe('Ask your supervisor first.'))
  expect(latest().drafts).toHaveLength(2)
  expect(wire.of(createFuelCodes)).toEqual([])
})

test('that another part of the page changes while they are confirmed are not sent unconfirmed', async () => {
  const { latest, until, wire } = await renderFleetHook(
    (fleetId) => ({ cart: useFuelCodeGeneration({ fleetId }), form: useFuelCodeGeneration({ fleetId }) }),
    { funds: enoughMoney },
  )
  await until(({ cart, form }) => expect([cart.status, form.status]).toEqual(['ready', 'ready']))
  act(() => latest().cart.add(code))
  act(() => latest().cart.prepare())
  expect(latest().cart.generation).toMatchObject({ status: 'confirming', details: { count: 1 } })
  act(() => latest().form.add(code))
  act(() => latest().cart.confirm())
  expect(latest().cart).toMatchObject({ generation: { status: 'idle' }, isInFlight: false })
  expect(latest().cart.drafts).toHaveLength(2)
  expect(wire.of(createFuelCodes)).toEqual([])
  act(() => latest().cart.prepare())
  expect(latest().cart.generation).toMatchObject({ status: 'confirming', details: { count: 2 } })
})

test('drafts survive a reload, and a call of a closed page is looked up at the next visit', async () => {
  const first = await open()
  first.prepareTwo()
  const release = first.wire.hold(createFuelCodes)
  act(() => first.latest().confirm())
  await first.until(({ isInFlight }) => expect(isInFlight).toBe(true))
  cleanup()
  const second = await open({ fleet: first.fleet })
  expect(second.latest().drafts).toHaveLength(2)
  release()
  await second.until(({ generation }) => expect(generation.status).toBe('applied'))
  expect(second.latest().drafts).toEqual([])
  expect(second.wire.of(createFuelCodes)).toEqual([])
  expect(await second.codes()).toHaveLength(2)
})

test('a role without access cannot prepare codes', async () => {
  const { latest, until, wire } = await renderFleetHook((fleetId) => useFuelCodeGeneration({ fleetId }), {
    as: 'data-analyst',
  })
  await until(({ status }) => expect(status).toBe('refused'))
  act(() => latest().add(code))
  act(() => latest().prepare())
  expect(latest()).toMatchObject({ drafts: [], generation: { status: 'idle' } })
  expect(wire.of(createFuelCodes)).toEqual([])
})
