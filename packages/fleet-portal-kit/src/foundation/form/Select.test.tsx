import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { Select, matching } from './Select.tsx'
import type { ComboboxOption } from './Combobox.tsx'

const places = [
  'Dasmariñas',
  'Las Piñas',
  'Parañaque',
  'San Fernando',
  'Santa Rosa',
  'General Santos',
  'Lapu-Lapu',
]
const options = places.map((label) => ({ value: label, label }))
const search = (typed: string) => matching(options, typed).map(({ label }) => label)

test('finds options by the beginnings of their words, ignoring accents and case', () => {
  expect(search('pinas')).toEqual(['Las Piñas'])
  expect(search('PARAÑ')).toEqual(['Parañaque'])
  expect(search('rosa san')).toEqual(['Santa Rosa'])
  expect(search('lapu')).toEqual(['Lapu-Lapu'])
  expect(search('que')).toEqual([])
})

test('lists options that begin with the typed text before options with the text in a later word', () => {
  expect(search('san')).toEqual(['San Fernando', 'Santa Rosa', 'General Santos'])
})

const numbered = (count: number): ComboboxOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, label: `San ${index + 1}` }))

test('lists every matching option of a long list', () => {
  expect(matching(numbered(1634), '')).toHaveLength(1634)
  expect(matching(numbered(1634), 'san')).toHaveLength(1634)
  expect(matching(numbered(1634), 'san 1633').map(({ value }) => value)).toEqual(['1633'])
})

let fleet: TestFleet
// The virtualizer needs sizes, and elements in the test document have none.
beforeEach(async () => {
  fleet = await testFleet()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(216)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32)
})
afterEach(() => void vi.restoreAllMocks())

async function open(count: number, selected?: string) {
  const all = numbered(count)
  function Field() {
    const [value, setValue] = useState(all.find((option) => option.value === selected))
    return (
      <InWidget>
        <Select label="Place" placeholder="Type a place" {...{ all, value }} onChange={setValue} />
      </InWidget>
    )
  }
  const portal = await renderInPortal(() => <Field />, { fleet })
  const box = screen.getByRole('combobox', { name: 'Place' })
  await portal.user.click(box)
  return { ...portal, box }
}

/** The active option, as the field refers to it for screen readers. */
async function activeOf(box: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    if (!option) throw new Error('No option is active.')
    return option
  })
}
const positionOf = (option: HTMLElement) => [
  option.textContent,
  option.getAttribute('aria-posinset'),
  option.getAttribute('aria-setsize'),
]

const counts = [1, 50, 51, 83, 100, 101, 1170, 10_000]

test('shows a message for an empty list', async () => {
  await open(0)
  expect(await screen.findByText('No Data.')).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
})

test.each(counts)(
  'selects the last of %i options by keyboard, and announces its position and the total',
  async (count) => {
    const { user, box } = await open(count)
    await user.keyboard('{ArrowDown}')
    expect(positionOf(await activeOf(box))).toEqual(['San 1', '1', `${count}`])
    await user.keyboard('{End}')
    await waitFor(async () =>
      expect(positionOf(await activeOf(box))).toEqual([`San ${count}`, `${count}`, `${count}`]),
    )
    await user.keyboard('{Enter}')
    expect(box).toHaveValue(`San ${count}`)
    expect(screen.queryByRole('listbox')).toBeNull()
  },
)

test.each(counts)('shows the last of %i options at the end of the list', async (count) => {
  await open(count)
  const list = await screen.findByRole('listbox')
  await waitFor(() => {
    list.scrollTop = 10_000_000
    list.dispatchEvent(new Event('scroll'))
    expect(screen.getByRole('option', { name: `San ${count}` })).toBeInTheDocument()
  })
  expect(document.body).not.toHaveTextContent(/ of .* shown/)
})

test('renders only the visible options of a long list', async () => {
  await open(10_000)
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(40))
})

test.each([83, 1170])(
  'Page Down, Page Up, Home and the arrow keys move through %i options',
  async (count) => {
    const { user, box } = await open(count)
    const pressAndExpect = async (key: string, place: number) => {
      await user.keyboard(`{${key}}`)
      await waitFor(async () => expect((await activeOf(box)).textContent).toBe(`San ${place}`))
    }
    await pressAndExpect('ArrowUp', count)
    await pressAndExpect('PageUp', count - 6)
    await pressAndExpect('ArrowUp', count - 7)
    await pressAndExpect('PageDown', count - 1)
    await pressAndExpect('PageDown', count)
    await pressAndExpect('ArrowDown', 1)
    await pressAndExpect('PageDown', 7)
    await pressAndExpect('Home', 1)
    await pressAndExpect('PageUp', 1)
  },
)

test('Home and End move the caret while no option is active', async () => {
  const { user, box } = await open(83)
  await user.type(box, 'san 8')
  await user.keyboard('{Home}')
  expect((box as HTMLInputElement).selectionStart).toBe(0)
  expect(box).not.toHaveAttribute('aria-activedescendant')
})

test.each([83, 1170])('a list of %i options opens at the selected option', async (count) => {
  const { box } = await open(count, '80')
  const option = await activeOf(box)
  expect(positionOf(option)).toEqual(['San 80', '80', `${count}`])
  expect(option).toHaveAttribute('aria-selected', 'true')
})

test('selects an option of a long list with the mouse', async () => {
  const { user, box } = await open(1170)
  await user.click(await screen.findByRole('option', { name: 'San 3' }))
  expect(box).toHaveValue('San 3')
})

test('Tab moves the focus out of the field and closes its list', async () => {
  const { user, box } = await open(83)
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box).not.toHaveFocus()
})
