import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { SearchBox } from './SearchBox.tsx'

const box = <SearchBox value="" hint="Search drivers" onSearch={() => undefined} />
const field = () => screen.getByLabelText('Search drivers')

test('the key / moves the focus to the search field from elsewhere in its widget', async () => {
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Button>Other</Button>
      {box}
    </InWidget>
  ))
  screen.getByRole('button', { name: 'Other' }).focus()
  await user.keyboard('/')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('')
})

test('the key / belongs to the page around a widget, with its own landmark too', async () => {
  await renderInPortal(() => (
    <main>
      <button>Of the page</button>
      <InWidget>{box}</InWidget>
    </main>
  ))
  for (const element of [screen.getByRole('button', { name: 'Of the page' }), document.body]) {
    element.focus()
    expect(fireEvent.keyDown(element, { key: '/' })).toBe(true)
    expect(field()).not.toHaveFocus()
  }
})

test('in a widget that is a page the key / works without a focus, but not in other parts of the document', async () => {
  await renderInPortal(() => (
    <>
      <button>Of the page</button>
      <InWidget>
        <main>{box}</main>
      </InWidget>
    </>
  ))
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Of the page' }), { key: '/' })).toBe(true)
  expect(field()).not.toHaveFocus()
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
  expect(field()).toHaveFocus()
})
