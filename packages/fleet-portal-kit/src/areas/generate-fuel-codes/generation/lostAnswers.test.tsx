import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addCode, codesOf, drafts, open, press } from '../generateScene.tsx'

describe('generating', () => {
  test('finds out by itself what happened when the answer was lost', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseAnswer(createFuelCodes)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('says that nothing happened when the request was lost, and a new try has a new key', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseRequest(createFuelCodes)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText(/nothing was changed. You can try again/)).toBeVisible()
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(first?.key).not.toBe(second?.key)
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('says that the service failed, not the connection, where it broke and nothing was made', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.breakAt(createFuelCodes, 'mid-tx')
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText(/^The service failed and nothing was changed/)).toBeVisible()
    await press(person, 'Back to the list')
    expect(drafts()).toHaveLength(1)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('is looked up by itself when the connection is back, once for each time, and never sent again', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseAnswer(createFuelCodes)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
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

  test('that nobody knows the outcome of keeps the drafts and never sends them again by itself', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseAnswer(createFuelCodes)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('We do not know whether the codes were generated')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(screen.getByText(`Reference ${wire.of(createFuelCodes)[0]?.key}`)).toBeVisible()
    await press(person, 'Back to the list')
    expect(drafts()).toHaveLength(1)
    expect(screen.getByText(/We do not know whether these codes were generated/)).toBeVisible()
    // The outcome is looked up before anything can be sent again.
    await press(person, 'Continue')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(1)
  })
})
