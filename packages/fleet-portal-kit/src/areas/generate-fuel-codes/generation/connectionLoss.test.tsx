import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addCode, codesOf, drafts, open, press } from '../generateScene.tsx'

describe('generating codes with a lost connection', () => {
  test('looks up the outcome if the answer was lost', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    wire.loseAnswer(createFuelCodes)
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('says that nothing was generated if the request was lost, and uses a new key for the next attempt', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    wire.loseRequest(createFuelCodes)
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    expect(await screen.findByText(/nothing was changed. You can try again/)).toBeVisible()
    await press(user, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(first?.key).not.toBe(second?.key)
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('says that the service failed if the server failed and generated nothing', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    wire.breakAt(createFuelCodes, 'mid-tx')
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    expect(await screen.findByText(/^The service failed and nothing was changed/)).toBeVisible()
    await press(user, 'Back to the list')
    expect(drafts()).toHaveLength(1)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('looks up the outcome each time the connection is back, and never sends the call again', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    wire.loseAnswer(createFuelCodes)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    await screen.findByText('We do not know whether the codes were generated')
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(wire.of(resolveIdempotencyKey)).toHaveLength(2))
    await screen.findByText('We do not know whether the codes were generated')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(wire.of(resolveIdempotencyKey)).toHaveLength(3)
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('keeps the drafts if the outcome is unknown, and looks it up before anything is sent again', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    wire.loseAnswer(createFuelCodes)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    expect(await screen.findByText('We do not know whether the codes were generated')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(screen.getByText(`Reference ${wire.of(createFuelCodes)[0]?.key}`)).toBeVisible()
    await press(user, 'Back to the list')
    expect(drafts()).toHaveLength(1)
    expect(screen.getByText(/We do not know whether these codes were generated/)).toBeVisible()
    // The outcome is looked up before anything can be sent again.
    await press(user, 'Continue')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(1)
  })
})
