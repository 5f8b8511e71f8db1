import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { open, rowOf } from './driversScene.tsx'

const checkboxOf = (row: HTMLElement) => within(row).getByRole('checkbox')

/** Opens the list, whose widget has begun to listen to keys, with the focus on the checkbox of the first row. */
async function openTable() {
  const portal = await open()
  const anaRow = await rowOf('Ana Reyes')
  const joseRow = await rowOf('José Peñaflor')
  await screen.findByRole('checkbox', { name: 'Select Ana Reyes' })
  await waitFor(() => {
    // The widget loads the keys when the list gets the focus, which it can notice only once it has loaded the shortcuts.
    checkboxOf(anaRow).blur()
    checkboxOf(anaRow).focus()
    expect(fireEvent.keyDown(checkboxOf(anaRow), { key: 'ArrowUp' })).toBe(false)
  })
  await waitFor(() => expect(anaRow).toHaveFocus())
  checkboxOf(anaRow).focus()
  return { ...portal, anaRow, joseRow }
}

async function press(user: UserEvent, keys: string, row: HTMLElement) {
  await user.keyboard(keys)
  await waitFor(() => expect(row).toHaveFocus())
}

test('arrows, Home and End move from row to row and stay inside the table', async () => {
  const { user, anaRow, joseRow } = await openTable()
  await press(user, '{ArrowDown}', joseRow)
  expect(fireEvent.keyDown(joseRow, { key: 'ArrowDown', repeat: true })).toBe(false)
  await press(user, '{Home}', anaRow)
  await press(user, '{End}', joseRow)
  await press(user, '{ArrowUp}', anaRow)
  await user.tab()
  expect(checkboxOf(anaRow)).toHaveFocus()
})

test('the down arrow leads from the search box to the first row', async () => {
  const { user, anaRow } = await openTable()
  screen.getByLabelText(/^Search/).focus()
  await press(user, '{ArrowDown}', anaRow)
})

test('Enter opens the focused row, which has the focus again afterwards, and the space bar selects it', async () => {
  const { user, joseRow } = await openTable()
  await press(user, '{ArrowDown}', joseRow)
  await user.keyboard('{Enter}')
  const dialog = await findDialog('Edit Driver')
  expect(await within(dialog).findByDisplayValue('José')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(joseRow).toHaveFocus())
  await user.keyboard(' ')
  await waitFor(() => expect(checkboxOf(joseRow)).toBeChecked())
  expect(await screen.findByText('1 selected')).toBeVisible()
  expect(joseRow).toHaveFocus()
})

test('the keys of controls in a row stay theirs, and keys with modifiers are the page’s', async () => {
  const { user, anaRow, joseRow } = await openTable()
  await user.keyboard(' ')
  expect(checkboxOf(anaRow)).toBeChecked()
  await press(user, '{ArrowDown}', joseRow)
  within(joseRow)
    .getByRole('button', { name: /^Actions for/ })
    .focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.keyboard('{Escape}')
  for (const modifiers of [{ ctrlKey: true }, { altKey: true }, { shiftKey: true }]) {
    expect(fireEvent.keyDown(joseRow, { key: 'ArrowUp', ...modifiers })).toBe(true)
  }
})

test('the list of shortcuts has the keys of the table', async () => {
  const { user, joseRow } = await openTable()
  await press(user, '{ArrowDown}', joseRow)
  await user.keyboard('?')
  const list = within(await findDialog('Keyboard shortcuts'))
  expect(list.getByText('Move between the rows of the table, also from the search box')).toBeVisible()
  for (const text of ['Open the row', 'Select the row', 'SPACE', '↓'])
    expect(list.getByText(text)).toBeVisible()
})
