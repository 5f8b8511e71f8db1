import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import type { FleetEvent } from '../../provider/events.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OpenedDialog } from './OpenedDialog.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A list with a dialog. Its code cannot be loaded this many times. */
async function openList(failures: number) {
  vi.spyOn(console, 'error').mockReturnValue()
  const Content = () => <p>The form</p>
  const load = vi.fn(() =>
    load.mock.calls.length > failures
      ? Promise.resolve({ Content })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const Form = lazyWithRetry(load, 'Content')
  const events: FleetEvent[] = []
  function List() {
    const [dialog, setDialog] = useState<string>()
    return (
      <>
        <button onClick={() => setDialog('add')}>Add driver</button>
        <OpenedDialog dialog={dialog} mayOpen item={undefined} onClose={() => setDialog(undefined)}>
          {() => <Form />}
        </OpenedDialog>
      </>
    )
  }
  const { user } = await renderInPortal(
    () => (
      <InWidget>
        <List />
      </InWidget>
    ),
    { provider: { onEvent: (event) => events.push(event) } },
  )
  await user.click(await screen.findByRole('button', { name: 'Add driver' }))
  return { user, events }
}

test('a dialog whose code cannot be loaded says so in a dialog, loads it again, and the list stays', async () => {
  const { user } = await openList(4)
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
  expect(screen.getByText('Add driver')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The form')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['the button', 'Esc', 'the browser'])(
  'a dialog whose code cannot be loaded is closed by %s',
  async (way) => {
    const { user, events } = await openList(Infinity)
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
    expect(events).toContainEqual(expect.objectContaining({ type: 'widget.failed', widget: 'part' }))
    if (way === 'Esc') await user.keyboard('{Escape}')
    else if (way === 'the browser')
      act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    else await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Add driver' })).toBeVisible()
  },
)
