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
  const executed: string[] = []
  const menu = {
    has: ({ name }: Fruit) => name !== 'Fig',
    of: ({ name }: Fruit) => [{ key: 'eat', label: `Eat ${name}`, run: () => executed.push(name) }],
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
  const { user } = await renderInPortal(() => <Fruits />)
  await screen.findByRole('rowheader', { name: 'Apple' })
  return { user, executed }
}

const button = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` })
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

test('the menu of a row names its item, and the focus returns to the button of the row', async () => {
  const { user, executed } = await open()
  button('Banana').focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menu', { name: 'Actions for Banana' })).toBeInTheDocument()
  expect(button('Banana')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Apple')).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eat Banana' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitUntilClosed()
  expect(executed).toEqual(['Banana'])
  await waitFor(() => expect(button('Banana')).toHaveFocus())
})

test('the menu button of another row closes the open menu and opens its own', async () => {
  const { user } = await open()
  await user.click(button('Apple'))
  await screen.findByRole('menu', { name: 'Actions for Apple' })
  await user.click(button('Banana'))
  expect(await screen.findByRole('menu', { name: 'Actions for Banana' })).toBeInTheDocument()
  expect(screen.getAllByRole('menu')).toHaveLength(1)
  await user.click(button('Banana'))
  await waitUntilClosed()
})

test('a row without actions has no menu button', async () => {
  await open()
  expect(screen.getByRole('rowheader', { name: 'Fig' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for Fig' })).not.toBeInTheDocument()
})

test('the menu closes when its item leaves the page, and stays closed when the item returns', async () => {
  const { user } = await open()
  await user.click(button('Apple'))
  await screen.findByRole('menu', { name: 'Actions for Apple' })
  screen.getByText('Next page').click()
  await screen.findByRole('rowheader', { name: 'Cherry' })
  await waitUntilClosed()
  expect(button('Cherry')).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByText('First page'))
  await screen.findByRole('rowheader', { name: 'Apple' })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
