import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import type { FleetEvent } from '../../provider/events.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OpenedDialog } from './OpenedDialog.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A list with a dialog whose code cannot be loaded until `repair` is called. */
async function openList() {
  vi.spyOn(console, 'error').mockReturnValue()
  const Content = () => <p>The form</p>
  let isBroken = true
  const load = () =>
    isBroken
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ Content })
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
  const repair = () => {
    isBroken = false
  }
  return { user, events, repair }
}

test('a dialog whose code cannot be loaded says so in a dialog, loads it again, and the list stays', async () => {
  const { user, repair } = await openList()
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
  expect(screen.getByText('Add driver')).toBeInTheDocument()
  repair()
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The form')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['the button', 'Esc', 'the browser'])(
  'a dialog whose code cannot be loaded is closed by %s',
  async (way) => {
    const { user, events } = await openList()
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
