import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'

const reason = 'Add a code first.'
const bubble = { selector: '.fpk-tooltip' }

test.each(['[TouchA]', '[MouseLeft]'])(
  'a press by %s on a disabled button shows the reason',
  async (press) => {
    const onClick = vi.fn()
    const { user } = await renderInPortal(() => (
      <InWidget>
        <Button disabledReason={reason} onClick={onClick}>
          Continue
        </Button>
        <Button>Other</Button>
      </InWidget>
    ))
    await user.pointer([{ keys: press, target: screen.getByRole('button', { name: 'Continue' }) }])
    const tooltip = await screen.findByText(reason, bubble)
    expect(tooltip).toBeVisible()
    expect(onClick).not.toHaveBeenCalled()
    await user.pointer([{ keys: press, target: screen.getByRole('button', { name: 'Other' }) }])
    expect(screen.queryByText(reason, bubble)).toBeNull()
  },
)

test('a press on a button that works or is busy shows no tooltip', async () => {
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Button busy disabledReason={reason}>
        Sending
      </Button>
    </InWidget>
  ))
  await user.click(screen.getByRole('button', { name: 'Sending' }))
  expect(screen.queryByText(reason, bubble)).toBeNull()
})
