import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './MenuPopup.tsx'

async function open(more: readonly Pick<MenuItem, 'label' | 'reason'>[] = []) {
  const chosen: string[] = []
  const items: MenuItem[] = [
    { key: 'edit', label: 'Edit', run: () => chosen.push('edit') },
    { key: 'move', label: 'Move', reason: 'It is locked.', run: () => chosen.push('move') },
    { key: 'delete', label: 'Delete', danger: true, run: () => chosen.push('delete') },
    ...more.map((item) => ({ ...item, key: item.label, run: () => chosen.push(item.label) })),
  ]
  const { person } = await renderInPortal(() => (
    <InWidget>
      <Menu label="Actions" items={() => items}>
        {(trigger) => <Button {...trigger}>Actions</Button>}
      </Menu>
      <Button>Elsewhere</Button>
    </InWidget>
  ))
  const button = screen.getByRole('button', { name: 'Actions' })
  return { person, chosen, button }
}

const item = (name: RegExp) => screen.findByRole('menuitem', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

test('opens by the arrow down key on its first entry; arrows go round; Enter runs one', async () => {
  const { person, chosen, button } = await open()
  button.focus()
  await person.keyboard('{ArrowDown}')
  const first = await item(/Edit/)
  await waitFor(() => expect(first).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await person.keyboard('{ArrowUp}')
  await waitFor(async () => expect(await item(/Delete/)).toHaveFocus())
  await person.keyboard('{Enter}')
  expect(chosen).toEqual(['delete'])
  await isClosed()
  await waitFor(() => expect(button).toHaveFocus())
})

test('a letter jumps to the entry that begins with it', async () => {
  const { person, button } = await open()
  button.focus()
  await person.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await item(/Edit/)).toHaveFocus())
  await person.keyboard('m')
  await waitFor(async () => expect(await item(/Move/)).toHaveFocus())
})

test('an entry that cannot be used says why and does nothing', async () => {
  const { person, chosen, button } = await open()
  await person.click(button)
  const locked = await item(/Move/)
  expect(locked).toHaveAttribute('aria-disabled', 'true')
  expect(locked).toHaveTextContent('It is locked.')
  await person.click(locked)
  expect(chosen).toEqual([])
  expect(screen.getByRole('menu')).toBeInTheDocument()
})

test('Esc closes it and the focus goes back to its button', async () => {
  const { person, button } = await open()
  await person.click(button)
  await item(/Edit/)
  await person.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(button).toHaveFocus())
})

test('a press on its button closes it again', async () => {
  const { person, button } = await open()
  await person.click(button)
  await item(/Edit/)
  await person.click(button)
  await isClosed()
})

test('a press elsewhere closes it', async () => {
  const { person, button } = await open()
  await person.click(button)
  await item(/Edit/)
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await isClosed()
})

test('a reason that several entries give is said once, above them, and read with each', async () => {
  const { person, button } = await open([
    { label: 'Rename', reason: 'It is locked.' },
    { label: 'Print', reason: 'There is no printer.' },
  ])
  await person.click(button)
  const move = await item(/Move/)
  expect(screen.getAllByText('It is locked.')).toHaveLength(1)
  expect(move).toHaveTextContent('Move')
  expect(move).not.toHaveTextContent('It is locked.')
  for (const locked of [move, await item(/Rename/)]) {
    expect(locked).toHaveAttribute('aria-disabled', 'true')
    expect(locked).toHaveAccessibleDescription('It is locked.')
  }
  expect(await item(/Print/)).toHaveTextContent('There is no printer.')
  expect(await item(/Edit/)).not.toHaveAccessibleDescription()
})
