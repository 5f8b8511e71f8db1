import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testFleet } from '../../../testing/testFleet.ts'
import { bankVisit } from '../../../testing/arrangeCashins.ts'
import { openCashIn } from '../cashInScene.tsx'

afterEach(() => void vi.restoreAllMocks())

test('a BPI dialog that fails says so in a dialog, and the cash-in behind it stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(() => {
    throw new Error('planted')
  })
  const fleet = await testFleet({ type: 'locqpay' })
  const { user } = await openCashIn({ fleet, state: await bankVisit(fleet) })
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
  expect(await screen.findByText('Cash-in pending')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Cash-in pending')).toBeVisible()
})
