import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import type { TestFleet } from '../../testing/fleetOn.ts'
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
const found = (typed: string) => matching(options, typed).map(({ label }) => label)

test('what is typed is looked for at the beginning of words, whatever its accents and case', () => {
  expect(found('pinas')).toEqual(['Las Piñas'])
  expect(found('PARAÑ')).toEqual(['Parañaque'])
  expect(found('rosa san')).toEqual(['Santa Rosa'])
  expect(found('lapu')).toEqual(['Lapu-Lapu'])
  expect(found('que')).toEqual([])
})

test('options that begin with what is typed come before those with it in a later word', () => {
  expect(found('san')).toEqual(['San Fernando', 'Santa Rosa', 'General Santos'])
})

const numbered = (count: number): ComboboxOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, label: `San ${index + 1}` }))

test('every option that matches is listed, however many there are', () => {
  expect(matching(numbered(1634), '')).toHaveLength(1634)
  expect(matching(numbered(1634), 'san')).toHaveLength(1634)
  expect(matching(numbered(1634), 'san 1633').map(({ value }) => value)).toEqual(['1633'])
})

let fleet: TestFleet
// Nothing has a size in this document.
beforeEach(async () => {
  fleet = await testFleet()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(216)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32)
})
afterEach(() => void vi.restoreAllMocks())

async function open(count: number, chosen?: string) {
  const all = numbered(count)
  function Field() {
    const [value, setValue] = useState(all.find((option) => option.value === chosen))
    return (
      <InWidget>
        <Select label="Place" placeholder="Type a place" {...{ all, value }} onChange={setValue} />
      </InWidget>
    )
  }
  const portal = await renderInPortal(() => <Field />, { fleet })
  const box = screen.getByRole('combobox', { name: 'Place' })
  await portal.person.click(box)
  return { ...portal, box }
}

/** The option that the arrow keys are on, as a screen reader is led to it. */
async function activeOf(box: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    if (!option) throw new Error('No option is active.')
    return option
  })
}
const placeOf = (option: HTMLElement) => [
  option.textContent,
  option.getAttribute('aria-posinset'),
  option.getAttribute('aria-setsize'),
]

const counts = [1, 50, 51, 83, 100, 101, 1170, 10_000]

test('an empty list says that there is nothing', async () => {
  await open(0)
  expect(await screen.findByText('No Data.')).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
})

test.each(counts)(
  'of %i options the last is reached and chosen by keys, with its place and their count',
  async (count) => {
    const { person, box } = await open(count)
    await person.keyboard('{ArrowDown}')
    expect(placeOf(await activeOf(box))).toEqual(['San 1', '1', `${count}`])
    await person.keyboard('{End}')
    await waitFor(async () =>
      expect(placeOf(await activeOf(box))).toEqual([`San ${count}`, `${count}`, `${count}`]),
    )
    await person.keyboard('{Enter}')
    expect(box).toHaveValue(`San ${count}`)
    expect(screen.queryByRole('listbox')).toBeNull()
  },
)

test.each(counts)('of %i options the last is there at the end of the list', async (count) => {
  await open(count)
  const list = await screen.findByRole('listbox')
  await waitFor(() => {
    list.scrollTop = 10_000_000
    list.dispatchEvent(new Event('scroll'))
    expect(screen.getByRole('option', { name: `San ${count}` })).toBeInTheDocument()
  })
  expect(document.body).not.toHaveTextContent(/ of .* shown/)
})

test('only what is in sight of a long list is on the page', async () => {
  await open(10_000)
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(40))
})

test.each([83, 1170])('Page Down, Page Up, Home and the arrows go through %i options', async (count) => {
  const { person, box } = await open(count)
  const goes = async (key: string, place: number) => {
    await person.keyboard(`{${key}}`)
    await waitFor(async () => expect((await activeOf(box)).textContent).toBe(`San ${place}`))
  }
  await goes('ArrowUp', count)
  await goes('PageUp', count - 6)
  await goes('ArrowUp', count - 7)
  await goes('PageDown', count - 1)
  await goes('PageDown', count)
  await goes('ArrowDown', 1)
  await goes('PageDown', 7)
  await goes('Home', 1)
  await goes('PageUp', 1)
})

test('Home and End move the caret while no option is active', async () => {
  const { person, box } = await open(83)
  await person.type(box, 'san 8')
  await person.keyboard('{Home}')
  expect((box as HTMLInputElement).selectionStart).toBe(0)
  expect(box).not.toHaveAttribute('aria-activedescendant')
})

test.each([83, 1170])('a list of %i opens at the chosen option', async (count) => {
  const { box } = await open(count, '80')
  const option = await activeOf(box)
  expect(placeOf(option)).toEqual(['San 80', '80', `${count}`])
  expect(option).toHaveAttribute('aria-selected', 'true')
})

test('an option of a long list is chosen with the mouse', async () => {
  const { person, box } = await open(1170)
  await person.click(await screen.findByRole('option', { name: 'San 3' }))
  expect(box).toHaveValue('San 3')
})

test('Tab leaves the field and closes its list', async () => {
  const { person, box } = await open(83)
  await person.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box).not.toHaveFocus()
})
