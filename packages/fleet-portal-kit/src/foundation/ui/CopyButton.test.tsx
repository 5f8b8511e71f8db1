import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => vi.restoreAllMocks())

async function open() {
  const { person } = await renderInPortal(() => (
    <InWidget>
      <CopyButton text="ABCD1234" name="Fuel code ABCD 1234" />
    </InWidget>
  ))
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  return {
    copied,
    press: () => person.click(screen.getByRole('button', { name: 'Copy: Fuel code ABCD 1234' })),
  }
}

test('copies its text and says so', async () => {
  const { copied, press: copy } = await open()
  await copy()
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(copied.mock.calls).toEqual([['ABCD1234']])
})

test('says that the browser did not allow it', async () => {
  const { copied, press: copy } = await open()
  copied.mockRejectedValue(new Error('not allowed'))
  await copy()
  expect(await screen.findByText(/^The browser does not allow copying/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument()
})
