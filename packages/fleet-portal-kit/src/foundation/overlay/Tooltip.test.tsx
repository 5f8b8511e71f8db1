import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'

const reason = 'Add a code first.'
const bubble = { selector: '.fpk-tooltip' }

// A finger neither hovers nor shows a focus, so the presses here are clicks alone.
test('a press on a disabled button shows the reason, and runs nothing', async () => {
  const onClick = vi.fn()
  await renderInPortal(() => (
    <InWidget>
      <Button disabledReason={reason} onClick={onClick}>
        Continue
      </Button>
    </InWidget>
  ))
  const button = await screen.findByRole('button', { name: 'Continue' })
  fireEvent.click(button)
  expect(await screen.findByText(reason, bubble)).toBeVisible()
  expect(onClick).not.toHaveBeenCalled()
  fireEvent.blur(button)
  expect(screen.queryByText(reason, bubble)).toBeNull()
})

test('a press on a busy button shows no tooltip', async () => {
  await renderInPortal(() => (
    <InWidget>
      <Button busy disabledReason={reason}>
        Sending
      </Button>
    </InWidget>
  ))
  fireEvent.click(await screen.findByRole('button', { name: 'Sending' }))
  expect(screen.queryByText(reason, bubble)).toBeNull()
})
