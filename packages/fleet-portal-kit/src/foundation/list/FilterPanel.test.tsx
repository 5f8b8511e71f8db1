import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { presetRange } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import type { Filter, FilterValue, FilterValues } from './filter.ts'
import { FilterChips, Filters } from './Filters.tsx'

const filters: Filter[] = [
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: 'Date range' },
  {
    kind: 'choices',
    name: 'products',
    label: 'Products',
    choices: ['diesel', 'gas91'].map((value) => ({ value, label: value })),
  },
  { kind: 'flag', name: 'isDrum', label: 'Container', yes: 'Drum', no: 'Vehicle' },
]

async function open(start: FilterValues = {}) {
  const told: Record<string, FilterValue>[] = []
  function Toolbar() {
    const [values, setValues] = useState<FilterValues>(start)
    const change = (next: Record<string, FilterValue>) => {
      told.push(next)
      setValues((present) => ({ ...present, ...next }))
    }
    return (
      <InWidget>
        <Filters filters={filters} values={values} onChange={change} />
        <FilterChips filters={filters} values={values} onChange={change} />
      </InWidget>
    )
  }
  const { person } = await renderInPortal(() => <Toolbar />)
  await person.click(screen.getByRole('button', { name: /^Filters/ }))
  await screen.findByRole('button', { name: 'Apply Filters' })
  return { person, told }
}

const definedOf = (value: object | undefined) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== undefined))

test('nothing is filtered until Apply, then everything at once', async () => {
  const { person, told } = await open()
  await person.click(screen.getByRole('checkbox', { name: 'diesel' }))
  await person.selectOptions(screen.getByLabelText('Container'), 'Drum')
  expect(told).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(told.map(definedOf)).toEqual([{ products: ['diesel'], isDrum: true }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply Filters' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('2')
})

test('Clear All takes every filter off', async () => {
  const { person, told } = await open({ products: ['diesel'], isDrum: false })
  await person.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(told).toHaveLength(1)
  expect(definedOf(told[0])).toEqual({})
  expect(Object.keys(told[0] ?? {}).toSorted()).toEqual(['endDate', 'isDrum', 'products', 'startDate'])
})

test('Esc closes it and forgets what was not applied', async () => {
  const { person, told } = await open()
  await person.click(screen.getByRole('checkbox', { name: 'diesel' }))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument())
  await person.click(screen.getByRole('button', { name: /^Filters/ }))
  expect(await screen.findByRole('checkbox', { name: 'diesel' })).not.toBeChecked()
  expect(told).toEqual([])
})

test('a chip says what is filtered and takes it off', async () => {
  const { person, told } = await open({ products: ['diesel', 'gas91'], isDrum: false })
  await person.keyboard('{Escape}')
  const chip = await screen.findByRole('button', { name: /Remove filter: Container/ })
  expect(chip).toHaveTextContent('Container: Vehicle')
  await person.click(chip)
  expect(told).toEqual([{ isDrum: undefined }])
})

test('the focus goes on to the next chip when one is taken off, and from the last to the filters', async () => {
  const { person } = await open({ products: ['diesel'], isDrum: false })
  await person.keyboard('{Escape}')
  await person.click(await screen.findByRole('button', { name: /Remove filter: Products/ }))
  const last = screen.getByRole('button', { name: /Remove filter: Container/ })
  expect(last).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus()
})

test('a preset of days ends today in Manila', async () => {
  const { person, told } = await open()
  await person.selectOptions(screen.getByLabelText('Date range'), 'Last 6 months')
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  const { start, end } = presetRange('last6Months')
  expect(told.map(definedOf)).toEqual([{ startDate: start, endDate: end }])
  expect(end).toBe(today())
})

test('days of one’s own start no later than they end, and end no later than today', async () => {
  const { person, told } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const from = screen.getByLabelText('From')
  const to = screen.getByLabelText('To')
  expect(to).toHaveAttribute('max', today())
  fireEvent.change(from, { target: { value: '2026-02-10' } })
  expect(to).toHaveValue('2026-02-10')
  fireEvent.change(to, { target: { value: '2026-02-01' } })
  fireEvent.blur(from)
  expect(from).toHaveValue('2026-02-01')
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(told.map(definedOf)).toEqual([{ startDate: '2026-02-01', endDate: '2026-02-01' }])
})

test('a year that is still being typed does not move the other day', async () => {
  const { person, told } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const to = screen.getByLabelText('To')
  for (const value of ['0002-03-01', '0020-03-01', '0202-03-01', '2026-03-01']) {
    fireEvent.change(to, { target: { value } })
    expect(to).toHaveValue(value)
    expect(screen.getByLabelText('From')).toHaveValue('2026-01-05')
  }
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(told.map(definedOf)).toEqual([{ startDate: '2026-01-05', endDate: '2026-03-01' }])
})

test('a day that is emptied stays empty, is asked for before the range applies, and takes another one', async () => {
  const { person, told } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  await person.clear(from)
  await person.tab()
  expect(from).toHaveValue('')
  await person.clear(to)
  await person.type(to, '2026-01-12')
  expect(from).toHaveValue('')
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This field is required.')
  expect(from).toHaveAccessibleDescription('This field is required.')
  expect(from).toBeInvalid()
  expect(from).toHaveFocus()
  expect(to).toBeValid()
  expect(told).toEqual([])
  await person.type(from, '2026-01-02')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(told.map(definedOf)).toEqual([{ startDate: '2026-01-02', endDate: '2026-01-12' }])
})

test('a range of which both days are emptied is none', async () => {
  const { person, told } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  await person.clear(screen.getByLabelText('From'))
  await person.clear(screen.getByLabelText('To'))
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(told.map(definedOf)).toEqual([{}])
})
