import { screen, waitFor, within } from '@testing-library/react'
import { ApiError } from 'fleet-portal-api-client'
import { expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Renders a confirmation and confirms it. Its action fails once with each of the failures, and then succeeds. */
async function confirm(...failures: unknown[]) {
  const remaining = [...failures]
  const onConfirm = vi.fn(() =>
    remaining.length > 0 ? Promise.reject(remaining.shift() as Error) : Promise.resolve(),
  )
  const onClose = vi.fn()
  const { user } = await renderInPortal(() => (
    <InWidget>
      <ConfirmDialog
        title="Deactivate Driver"
        body="He can no longer be chosen."
        confirmLabel="Deactivate driver"
        cancelLabel="Keep driver"
        danger
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </InWidget>
  ))
  await user.click(await screen.findByRole('button', { name: 'Deactivate driver' }))
  return { user, onConfirm, onClose }
}

const generalMessage = 'Something went wrong. Please try again.'
const failuresWithoutReason = [
  ['a server error', new ApiError({ kind: 'server', status: 500, code: 'Server' }), generalMessage],
  [
    'an answer of a proxy',
    new ApiError({ kind: 'server', status: 502 }),
    'The server is not available right now. We do not know whether this took effect. Check before you try again.',
  ],
  ['a programming error', new TypeError('of undefined'), generalMessage],
] as const

test.each(failuresWithoutReason)(
  '%s replaces the question with an error, Cancel and Try again',
  async (_name, failure, sentence) => {
    const { user, onConfirm, onClose } = await confirm(failure, failure)
    const dialog = await screen.findByRole('alertdialog', { name: 'Oh snap' })
    expect(dialog).toHaveAccessibleDescription(sentence)
    const buttons = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
    expect(buttons).toEqual(expect.arrayContaining(['Cancel', 'Try again']))
    expect(buttons).not.toContain('Deactivate driver')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onConfirm).toHaveBeenCalledTimes(3)
  },
)

test('Cancel after a failure closes the dialog and sends nothing', async () => {
  const { user, onConfirm, onClose } = await confirm(new ApiError({ kind: 'server', status: 500 }))
  await screen.findByRole('alertdialog', { name: 'Oh snap' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('shows a refusal with its reason below the question', async () => {
  const { onClose } = await confirm(new ApiError({ kind: 'server', status: 409, code: 'OwnAccess' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Driver' })
  expect(await within(dialog).findByText('You cannot change or remove your own access.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Deactivate driver' })).toBeEnabled()
  expect(onClose).not.toHaveBeenCalled()
})

test('Cancel does nothing while the action is on its way, because it does not stop the action', async () => {
  const onClose = vi.fn()
  let finish = () => undefined as void
  const { user } = await renderInPortal(() => (
    <InWidget>
      <ConfirmDialog
        title="Terminate Card"
        body="It can never pay again."
        confirmLabel="Terminate"
        onConfirm={() => new Promise<void>((resolve) => (finish = resolve))}
        onClose={onClose}
      />
    </InWidget>
  ))
  await user.click(await screen.findByRole('button', { name: 'Terminate' }))
  for (const name of ['Cancel', /^Close/]) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
  }
  expect(onClose).not.toHaveBeenCalled()
  finish()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
