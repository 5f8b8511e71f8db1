import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './MenuPopup.tsx'

async function open(more: readonly Pick<MenuItem, 'label' | 'reason'>[] = []) {
  const executed: string[] = []
  const items: MenuItem[] = [
    { key: 'edit', label: 'Edit', run: () => executed.push('edit') },
    { key: 'move', label: 'Move', reason: 'It is locked.', run: () => executed.push('move') },
    { key: 'delete', label: 'Delete', danger: true, run: () => executed.push('delete') },
    ...more.map((item) => ({ ...item, key: item.label, run: () => executed.push(item.label) })),
  ]
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Menu label="Actions" items={() => items}>
        {(trigger) => <Button {...trigger}>Actions</Button>}
      </Menu>
      <Button>Elsewhere</Button>
    </InWidget>
  ))
  const button = screen.getByRole('button', { name: 'Actions' })
  return { user, executed, button }
}

const findItem = (name: RegExp) => screen.findByRole('menuitem', { name })
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

test('the down arrow key opens it at its first item, the arrow keys wrap around, and Enter runs an item', async () => {
  const { user, executed, button } = await open()
  button.focus()
  await user.keyboard('{ArrowDown}')
  const first = await findItem(/Edit/)
  await waitFor(() => expect(first).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowUp}')
  await waitFor(async () => expect(await findItem(/Delete/)).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(executed).toEqual(['delete'])
  await waitUntilClosed()
  await waitFor(() => expect(button).toHaveFocus())
})

test('a letter key focuses the item that starts with the letter', async () => {
  const { user, button } = await open()
  button.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await findItem(/Edit/)).toHaveFocus())
  await user.keyboard('m')
  await waitFor(async () => expect(await findItem(/Move/)).toHaveFocus())
})

test('a disabled item shows its reason and does nothing', async () => {
  const { user, executed, button } = await open()
  await user.click(button)
  const locked = await findItem(/Move/)
  expect(locked).toHaveAttribute('aria-disabled', 'true')
  expect(locked).toHaveTextContent('It is locked.')
  await user.click(locked)
  expect(executed).toEqual([])
  expect(screen.getByRole('menu')).toBeInTheDocument()
})

test('Esc closes it and returns the focus to its button', async () => {
  const { user, button } = await open()
  await user.click(button)
  await findItem(/Edit/)
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await waitFor(() => expect(button).toHaveFocus())
})

test('a second press on its button closes it', async () => {
  const { user, button } = await open()
  await user.click(button)
  await findItem(/Edit/)
  await user.click(button)
  await waitUntilClosed()
})

test('a press elsewhere closes it', async () => {
  const { user, button } = await open()
  await user.click(button)
  await findItem(/Edit/)
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitUntilClosed()
})

test('a reason of several items is shown once, above the items, and describes each of them for screen readers', async () => {
  const { user, button } = await open([
    { label: 'Rename', reason: 'It is locked.' },
    { label: 'Print', reason: 'There is no printer.' },
  ])
  await user.click(button)
  const move = await findItem(/Move/)
  expect(screen.getAllByText('It is locked.')).toHaveLength(1)
  expect(move).toHaveTextContent('Move')
  expect(move).not.toHaveTextContent('It is locked.')
  for (const locked of [move, await findItem(/Rename/)]) {
    expect(locked).toHaveAttribute('aria-disabled', 'true')
    expect(locked).toHaveAccessibleDescription('It is locked.')
  }
  expect(await findItem(/Print/)).toHaveTextContent('There is no printer.')
  expect(await findItem(/Edit/)).not.toHaveAccessibleDescription()
})
