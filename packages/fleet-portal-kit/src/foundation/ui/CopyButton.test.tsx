import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => vi.restoreAllMocks())

async function open() {
  const { user } = await renderInPortal(() => (
    <InWidget>
      <CopyButton text="ABCD1234" name="Fuel code ABCD 1234" />
    </InWidget>
  ))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  return {
    writeText,
    copy: () => user.click(screen.getByRole('button', { name: 'Copy: Fuel code ABCD 1234' })),
  }
}

test('copies its text and confirms it', async () => {
  const { writeText, copy } = await open()
  await copy()
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(writeText.mock.calls).toEqual([['ABCD1234']])
  const spoken = screen.getAllByText('Copied').filter((element) => element.closest('[aria-live="polite"]'))
  expect(spoken).toHaveLength(1)
})

test('shows an error if the browser does not allow copying', async () => {
  const { writeText, copy } = await open()
  writeText.mockRejectedValue(new Error('not allowed'))
  await copy()
  expect(await screen.findByText(/^The browser does not allow copying/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument()
})
