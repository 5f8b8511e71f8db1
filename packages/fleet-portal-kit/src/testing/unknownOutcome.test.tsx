import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addCode, open as openGenerate, press } from '../areas/generate-fuel-codes/generateScene.tsx'
import { buyButton, openBuyFuel, openConfirmation } from '../areas/buy-fuel/buyFuelScene.tsx'
import { confirmButton, getReference, openOtcConfirmation } from '../areas/cash-in/cashInScene.tsx'
import type { Wire } from './wire.ts'

afterEach(() => void vi.useRealTimers())

const screens = [
  {
    name: 'A purchase',
    endpoint: buyFuel,
    heading: 'We could not find out what happened',
    success: 'Purchase successful',
    async open() {
      const portal = await openBuyFuel({ search: 'product=diesel&litres=2' })
      const dialog = await openConfirmation(portal.user)
      return { ...portal, send: () => portal.user.click(buyButton(dialog)) }
    },
  },
  {
    name: 'A cash-in',
    endpoint: createCashin,
    heading: 'We could not find out what happened',
    success: 'Pay at the bank',
    async open() {
      const { user, dialog, wire } = await openOtcConfirmation()
      return { wire, send: () => user.click(confirmButton(dialog, getReference)) }
    },
  },
  {
    name: 'Generating fuel codes',
    endpoint: createFuelCodes,
    heading: 'We do not know whether the codes were generated',
    success: '1 fuel code was generated.',
    async open() {
      const { user, wire } = await openGenerate()
      await addCode(user)
      await press(user, 'Continue')
      return { wire, send: () => press(user, 'Generate 1 code') }
    },
  },
] as const

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Advances the faked clock until a text is shown. The clock stands while the server answers. */
async function advanceUntil(text: string, minutes: number, { isBusy }: Wire): Promise<void> {
  for (let seconds = 0; seconds < minutes * 60 && !screen.queryByText(text); seconds += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000))
    do await act(nextTurn)
    while (isBusy())
  }
}

test.each(screens)(
  '$name whose outcome lookups failed for minutes names the cause, and is shown by itself once the server is back',
  async ({ endpoint, heading, success, open }) => {
    const { wire, send } = await open()
    wire.loseAnswer(endpoint)
    let isDown = true
    wire.rewrite(resolveIdempotencyKey, (answer) =>
      isDown ? new Response('<h1>Bad Gateway</h1>', { status: 502 }) : answer,
    )
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await send()
    await advanceUntil(heading, 4, wire)
    const dialog = await screen.findByRole('alertdialog', { name: heading })
    expect(dialog).toHaveTextContent('The server is not available right now.')
    expect(dialog).not.toHaveTextContent('connection was lost')
    expect(dialog).toHaveTextContent('This page checks again by itself')
    expect(within(dialog).getByRole('button', { name: 'Check again' })).toBeVisible()

    isDown = false
    await advanceUntil(success, 3, wire)
    expect(await screen.findByText(success)).toBeVisible()
    expect(wire.of(endpoint)).toHaveLength(1)
  },
)
