import { centavos, millilitres, unitPrice } from 'api-client/money'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../../foundation/ui/Button.tsx'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ConfirmPurchase } from './ConfirmPurchase.tsx'
import type { FuelOrder } from './order.ts'

const order: FuelOrder = {
  product: 'diesel',
  unit: 'liter',
  value: 2_000,
  price: unitPrice(57_2500),
  volume: millilitres(2_000),
  charge: centavos(114_50),
}

/** Puts the question at a press, so that a test can hold the clock before. */
function Asking({ previousPrice, onConfirm }: { previousPrice?: number; onConfirm: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <InWidget>
      <Button onClick={() => setAsked(true)}>Ask</Button>
      {isAsked && (
        <ConfirmPurchase
          purchase={{
            status: 'confirming',
            key: 'k1',
            origin: 'this-page',
            details: {
              ...order,
              ...(previousPrice !== undefined && { previousPrice: unitPrice(previousPrice) }),
            },
          }}
          wallet={centavos(500_00)}
          onConfirm={onConfirm}
          onClose={() => undefined}
        />
      )}
    </InWidget>
  )
}

async function ask(previousPrice?: number) {
  const onConfirm = vi.fn<() => void>()
  await renderInPortal(() => (
    <Asking onConfirm={onConfirm} {...(previousPrice !== undefined && { previousPrice })} />
  ))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  return { onConfirm, buy: () => screen.getByRole('button', { name: /^Buy for/ }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a new price can be answered only after the time that it takes to see it', async () => {
  const { onConfirm, buy } = await ask(55_5000)
  expect(buy()).toHaveAccessibleDescription('The price has just changed. Check the new total before you buy.')
  fireEvent.click(buy())
  act(() => void vi.advanceTimersByTime(900))
  fireEvent.click(buy())
  expect(onConfirm).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(200))
  fireEvent.click(buy())
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a price that was seen before can be answered at once, though not by the second click of a double click', async () => {
  const { onConfirm, buy } = await ask()
  fireEvent.click(buy(), { detail: 2 })
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(buy(), { detail: 1 })
  expect(onConfirm).toHaveBeenCalledOnce()
})
