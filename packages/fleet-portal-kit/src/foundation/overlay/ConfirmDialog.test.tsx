import { screen, waitFor, within } from '@testing-library/react'
import { ApiError } from 'api-client'
import { expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** A question whose answer yes fails in turn with these, and then works. */
async function ask(...failures: unknown[]) {
  const left = [...failures]
  const onConfirm = vi.fn(() => (left.length > 0 ? Promise.reject(left.shift() as Error) : Promise.resolve()))
  const onClose = vi.fn()
  const { person } = await renderInPortal(() => (
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
  await person.click(await screen.findByRole('button', { name: 'Deactivate driver' }))
  return { person, onConfirm, onClose }
}

const general = 'Something went wrong. Please try again.'
const unexplained = [
  ['a server that broke', new ApiError({ kind: 'server', status: 500, code: 'Server' }), general],
  [
    'an answer of a proxy',
    new ApiError({ kind: 'server', status: 502 }),
    'The server is not available right now. We do not know whether this took effect. Check before you try again.',
  ],
  ['a fault of the program', new TypeError('of undefined'), general],
] as const

test.each(unexplained)(
  '%s takes the question’s place: Oh snap, Cancel and Try again',
  async (_name, failure, sentence) => {
    const { person, onConfirm, onClose } = await ask(failure, failure)
    const dialog = await screen.findByRole('alertdialog', { name: 'Oh snap' })
    expect(dialog).toHaveAccessibleDescription(sentence)
    const buttons = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
    expect(buttons).toEqual(expect.arrayContaining(['Cancel', 'Try again']))
    expect(buttons).not.toContain('Deactivate driver')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2))
    expect(onClose).not.toHaveBeenCalled()
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onConfirm).toHaveBeenCalledTimes(3)
  },
)

test('Cancel after a failure does nothing more', async () => {
  const { person, onConfirm, onClose } = await ask(new ApiError({ kind: 'server', status: 500 }))
  await screen.findByRole('alertdialog', { name: 'Oh snap' })
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a refusal with its reason stands under the question, which stays', async () => {
  const { onClose } = await ask(new ApiError({ kind: 'server', status: 409, code: 'OwnAccess' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Driver' })
  expect(await within(dialog).findByText('You cannot change or remove your own access.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Deactivate driver' })).toBeEnabled()
  expect(onClose).not.toHaveBeenCalled()
})
