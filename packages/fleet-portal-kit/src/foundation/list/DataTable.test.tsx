import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { DataTable } from './DataTable.tsx'
import type { ListColumn } from './column.ts'

interface Fruit {
  name: string
}

const columns: ListColumn<Fruit>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }]
const nameOf = ({ name }: Fruit) => name

async function open() {
  const chosen: string[] = []
  const menu = {
    has: ({ name }: Fruit) => name !== 'Fig',
    of: ({ name }: Fruit) => [{ key: 'eat', label: `Eat ${name}`, run: () => chosen.push(name) }],
  }
  function Fruits() {
    const [items, setItems] = useState<Fruit[]>([{ name: 'Apple' }, { name: 'Banana' }, { name: 'Fig' }])
    return (
      <InWidget>
        <DataTable label="Fruits" idOf={nameOf} {...{ columns, items, nameOf, menu }} />
        <Button onClick={() => setItems([{ name: 'Cherry' }, { name: 'Banana' }])}>Next page</Button>
        <Button onClick={() => setItems([{ name: 'Apple' }])}>First page</Button>
      </InWidget>
    )
  }
  const { person } = await renderInPortal(() => <Fruits />)
  await screen.findByRole('cell', { name: 'Apple' })
  return { person, chosen }
}

const button = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` })
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

test('the menu of a line names its item, and the focus goes back to the button of that line', async () => {
  const { person, chosen } = await open()
  button('Banana').focus()
  await person.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menu', { name: 'Actions for Banana' })).toBeInTheDocument()
  expect(button('Banana')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Apple')).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eat Banana' })).toHaveFocus())
  await person.keyboard('{Enter}')
  await isClosed()
  expect(chosen).toEqual(['Banana'])
  await waitFor(() => expect(button('Banana')).toHaveFocus())
})

test('a press on the button of another line opens the menu of that line instead', async () => {
  const { person } = await open()
  await person.click(button('Apple'))
  await screen.findByRole('menu', { name: 'Actions for Apple' })
  await person.click(button('Banana'))
  expect(await screen.findByRole('menu', { name: 'Actions for Banana' })).toBeInTheDocument()
  expect(screen.getAllByRole('menu')).toHaveLength(1)
  await person.click(button('Banana'))
  await isClosed()
})

test('a line without actions has no button', async () => {
  await open()
  expect(screen.getByRole('cell', { name: 'Fig' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for Fig' })).not.toBeInTheDocument()
})

test('a menu goes with its item, and stays away when the item comes back', async () => {
  const { person } = await open()
  await person.click(button('Apple'))
  await screen.findByRole('menu', { name: 'Actions for Apple' })
  screen.getByText('Next page').click()
  await screen.findByRole('cell', { name: 'Cherry' })
  await isClosed()
  expect(button('Cherry')).toHaveAttribute('aria-expanded', 'false')
  await person.click(screen.getByText('First page'))
  await screen.findByRole('cell', { name: 'Apple' })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
