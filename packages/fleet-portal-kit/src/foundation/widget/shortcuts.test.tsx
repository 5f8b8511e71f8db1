import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { Button } from '../ui/Button.tsx'
import { setSingleKeys } from './singleKeys.ts'

const box = <SearchBox value="" hint="Search drivers" onSearch={() => undefined} />
const field = () => screen.getByLabelText('Search drivers')

/** Presses a key. Returns whether a widget took it. */
const press = (element: Element, key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean } = {}) =>
  !fireEvent.keyDown(element, { key, ...modifiers })

/** Renders content in a widget, beside a button of the page. Waits until the widget listens to keys. */
async function open(content: ReactNode) {
  const portal = await renderInPortal(() => (
    <>
      <button>Of the page</button>
      <InWidget>
        <Button>Other</Button>
        {content}
      </InWidget>
    </>
  ))
  await waitFor(async () => {
    expect(press(screen.getByRole('button', { name: 'Other' }), '?')).toBe(true)
  })
  await findDialog('Keyboard shortcuts')
  await portal.user.keyboard('{Escape}')
  const other = screen.getByRole('button', { name: 'Other' })
  other.focus()
  return { ...portal, other, ofThePage: screen.getByRole('button', { name: 'Of the page' }) }
}

test('the key / moves the focus to the search field from elsewhere in its widget', async () => {
  const { user } = await open(box)
  await user.keyboard('/')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('')
})

test('keys belong to the page around a widget, with its own landmark too', async () => {
  const { ofThePage } = await open(box)
  for (const element of [ofThePage, document.body]) {
    element.focus()
    for (const key of ['/', '?', 'n']) expect(press(element, key)).toBe(false)
    expect(field()).not.toHaveFocus()
  }
})

test('in a widget that is a page keys work without a focus, but not in other parts of the document', async () => {
  const { ofThePage } = await open(<main>{box}</main>)
  expect(press(ofThePage, '/')).toBe(false)
  expect(field()).not.toHaveFocus()
  expect(press(document.body, '/')).toBe(true)
  expect(field()).toHaveFocus()
})

test('a key presses the first element that declares it, and moves the focus to it', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const { user } = await open(
    <>
      <Button aria-keyshortcuts="n" onClick={first}>
        Add
      </Button>
      <Button aria-keyshortcuts="n" onClick={second}>
        Add more
      </Button>
    </>,
  )
  await user.keyboard('n')
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
})

test('a disabled element is not pressed, but says why', async () => {
  const add = vi.fn()
  const { user } = await open(
    <Button aria-keyshortcuts="n" disabledReason="The fleet is deactivated." onClick={add}>
      Add
    </Button>,
  )
  await user.keyboard('n')
  expect(add).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
})

test('letters in a text field are typed, but keys with Control work there', async () => {
  const find = vi.fn()
  const { user } = await open(
    <>
      {box}
      <Button aria-keyshortcuts="Control+K" onClick={find}>
        Find
      </Button>
    </>,
  )
  await user.type(field(), '/?n')
  expect(field()).toHaveValue('n')
  expect(screen.queryByRole('dialog')).toBeNull()
  field().focus()
  expect(press(field(), 'k', { ctrlKey: true })).toBe(true)
  expect(press(field(), 'k', { metaKey: true })).toBe(true)
  expect(find).toHaveBeenCalledTimes(2)
})

test('an open dialog keeps the keys for itself', async () => {
  const add = vi.fn()
  const { user } = await open(
    <Button aria-keyshortcuts="n" onClick={add}>
      Add
    </Button>,
  )
  await user.keyboard('?')
  const list = await findDialog('Keyboard shortcuts')
  expect(press(within(list).getByRole('button', { name: /close/i }), 'n')).toBe(false)
  expect(add).not.toHaveBeenCalled()
})

test('the list shows the keys of the page and what they do', async () => {
  await open(box)
  press(field().closest('.fpk-surface') as Element, '?')
  const list = await findDialog('Keyboard shortcuts')
  expect(within(list).getByText('Search drivers')).toBeVisible()
  expect(within(list).getByText('/')).toBeVisible()
})

test('single keys can be switched off', async () => {
  const { portal, other } = await open(
    <>
      {box}
      <Button aria-keyshortcuts="Control+K">Find</Button>
    </>,
  )
  setSingleKeys(portal.deviceStorage, false)
  expect(press(other, '/')).toBe(false)
  expect(press(other, '?')).toBe(false)
  expect(press(other, 'k', { ctrlKey: true })).toBe(true)
  setSingleKeys(portal.deviceStorage, true)
  expect(press(other, '/')).toBe(true)
})

test('keys press nothing behind an open dialog that has lost the focus', async () => {
  const add = vi.fn()
  const { user } = await open(
    <main>
      <Button aria-keyshortcuts="n" onClick={add}>
        Add
      </Button>
    </main>,
  )
  await user.keyboard('?')
  await findDialog('Keyboard shortcuts')
  // As after the removal of the focused button of a step.
  expect(press(document.body, 'n')).toBe(false)
  expect(press(document.body, '?')).toBe(false)
  expect(add).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(press(document.body, 'n')).toBe(true)
  expect(add).toHaveBeenCalledOnce()
})
