import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import { findDialog } from './findDialog.ts'
import { InWidget } from './InWidget.tsx'
import { renderInPortal } from './renderInPortal.tsx'
import { Select } from '../foundation/form/Select.tsx'
import { SearchBox } from '../foundation/list/SearchBox.tsx'
import { StateView } from '../foundation/ui/StateView.tsx'

/** A key of an input method: it chooses among suggested words, takes one or rejects it. */
const pressInComposition = (field: Element, key: string, { isSafari = false } = {}) =>
  fireEvent.keyDown(field, isSafari ? { key, keyCode: 229 } : { key, isComposing: true })

function Searched({ onSearch, onEnter }: { onSearch: (text: string) => void; onEnter: () => void }) {
  return (
    <InWidget>
      <SearchBox value="Jo" hint="Search names" {...{ onSearch, onEnter }} />
    </InWidget>
  )
}

test.each(['Escape', 'Enter'])('%s in an input method neither clears nor starts a search', async (key) => {
  const onSearch = vi.fn()
  const onEnter = vi.fn()
  await renderInPortal(() => <Searched {...{ onSearch, onEnter }} />)
  const field = await screen.findByLabelText('Search names')
  pressInComposition(field, key)
  // Safari sends the key after the composition has ended.
  pressInComposition(field, key, { isSafari: true })
  expect(field).toHaveValue('Jo')
  expect(onSearch).not.toHaveBeenCalled()
  expect(onEnter).not.toHaveBeenCalled()
})

test('keys of an input method neither open the list of a picker nor choose in it', async () => {
  const all = ['Cebu', 'Davao'].map((label) => ({ value: label, label }))
  const onChange = vi.fn()
  function Field() {
    const [value] = useState(all[0])
    return (
      <InWidget>
        <Select label="Place" placeholder="Type a place" {...{ all, value, onChange }} />
      </InWidget>
    )
  }
  const { user } = await renderInPortal(() => <Field />)
  const field = await screen.findByRole('combobox', { name: 'Place' })
  pressInComposition(field, 'ArrowDown')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.click(field)
  const active = field.getAttribute('aria-activedescendant')
  expect(active).not.toBeNull()
  for (const key of ['ArrowDown', 'Enter', 'Tab']) pressInComposition(field, key)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', active)
  expect(onChange).not.toHaveBeenCalled()
})

test('keys of an input method neither move in the command bar nor close it', async () => {
  const { user } = await renderInPortal(() => (
    <PortalShell area="drivers">
      {() => <StateView tone="empty" title="The area" detail="The area is rendered here." />}
    </PortalShell>
  ))
  await user.click(await screen.findByRole('button', { name: 'Search or go to…' }))
  const bar = await findDialog('Search or go to')
  const field = within(bar).getByRole('combobox')
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
  const active = field.getAttribute('aria-activedescendant')
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) pressInComposition(field, key)
  expect(field).toHaveAttribute('aria-activedescendant', active)
  // The browser would close the dialog.
  expect(pressInComposition(field, 'Escape')).toBe(false)
  expect(bar).toBeVisible()
})
