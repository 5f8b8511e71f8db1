import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../../foundation/ui/Button.tsx'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ConfirmPurchase } from './ConfirmPurchase.tsx'
import type { FuelOrder } from '../../headless/purchase/fuelOrder.ts'

const order: FuelOrder = {
  product: 'diesel',
  unit: 'liter',
  value: 2_000,
  price: unitPrice(57_2500),
  volume: millilitres(2_000),
  charge: centavos(114_50),
}

/** Opens the confirmation with a button, so that a test can install fake timers first. */
function ConfirmationOpener({ previousPrice, onConfirm }: { previousPrice?: number; onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <InWidget>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
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

async function openConfirmation(previousPrice?: number) {
  const onConfirm = vi.fn<() => void>()
  await renderInPortal(() => (
    <ConfirmationOpener onConfirm={onConfirm} {...(previousPrice !== undefined && { previousPrice })} />
  ))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { onConfirm, buyButton: () => screen.getByRole('button', { name: /^Buy for/ }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a changed price can be confirmed only after a second, so that the user can read it', async () => {
  const { onConfirm, buyButton } = await openConfirmation(55_5000)
  expect(buyButton()).toHaveAccessibleDescription(
    'The price has just changed. Check the new total before you buy.',
  )
  fireEvent.click(buyButton())
  act(() => void vi.advanceTimersByTime(900))
  fireEvent.click(buyButton())
  expect(onConfirm).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(200))
  fireEvent.click(buyButton())
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('an unchanged price can be confirmed at once, but not by the second click of a double click', async () => {
  const { onConfirm, buyButton } = await openConfirmation()
  fireEvent.click(buyButton(), { detail: 2 })
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(buyButton(), { detail: 1 })
  expect(onConfirm).toHaveBeenCalledOnce()
})
