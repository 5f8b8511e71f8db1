import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { englishFormats } from '../../testing/englishFormats.ts'
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
  const changes: Record<string, FilterValue>[] = []
  function Toolbar() {
    const [values, setValues] = useState<FilterValues>(start)
    const change = (next: Record<string, FilterValue>) => {
      changes.push(next)
      setValues((current) => ({ ...current, ...next }))
    }
    return (
      <InWidget>
        <Filters filters={filters} values={values} onChange={change} />
        <FilterChips filters={filters} values={values} onChange={change} />
      </InWidget>
    )
  }
  const { user } = await renderInPortal(() => <Toolbar />)
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await screen.findByRole('button', { name: 'Apply Filters' })
  return { user, changes }
}

const withoutUndefined = (value: object | undefined) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== undefined))

test('applies all filters at once when the user presses Apply Filters', async () => {
  const { user, changes } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'diesel' }))
  await user.selectOptions(screen.getByLabelText('Container'), 'Drum')
  expect(changes).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes.map(withoutUndefined)).toEqual([{ products: ['diesel'], isDrum: true }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply Filters' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('2')
})

test('applies only what the user has changed, so that a search that runs meanwhile is kept', async () => {
  const { user, changes } = await open({ searchKey: 'Ana', isDrum: false })
  await user.click(screen.getByRole('checkbox', { name: 'diesel' }))
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes).toEqual([{ products: ['diesel'] }])
})

test('a selection of all options is no filter, as All is', async () => {
  const { user, changes } = await open({ products: ['diesel'] })
  await user.click(screen.getByRole('checkbox', { name: 'gas91' }))
  expect(screen.getByRole('checkbox', { name: 'All' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'diesel' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes).toEqual([{ products: undefined }])
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent(/^Filters$/)
})

test('Clear All removes every filter', async () => {
  const { user, changes } = await open({ products: ['diesel'], isDrum: false })
  await user.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(changes).toHaveLength(1)
  expect(withoutUndefined(changes[0])).toEqual({})
  expect(Object.keys(changes[0] ?? {}).toSorted()).toEqual(['endDate', 'isDrum', 'products', 'startDate'])
})

test('Esc closes the panel and discards the changes', async () => {
  const { user, changes } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'diesel' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  expect(await screen.findByRole('checkbox', { name: 'diesel' })).not.toBeChecked()
  expect(changes).toEqual([])
})

test('a chip shows a filter with its value and removes it', async () => {
  const { user, changes } = await open({ products: ['diesel', 'gas91'], isDrum: false })
  await user.keyboard('{Escape}')
  const chip = await screen.findByRole('button', { name: /Remove filter: Container/ })
  expect(chip).toHaveTextContent('Container: Vehicle')
  await user.click(chip)
  expect(changes).toEqual([{ isDrum: undefined }])
})

test('removing a chip moves the focus to the next chip, and from the last chip to the Filters button', async () => {
  const { user } = await open({ products: ['diesel'], isDrum: false })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /Remove filter: Products/ }))
  const last = screen.getByRole('button', { name: /Remove filter: Container/ })
  expect(last).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus()
})

test('a preset of days ends today in Manila', async () => {
  const { user, changes } = await open()
  await user.selectOptions(screen.getByLabelText('Date range'), 'Last 6 months')
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  const { start, end } = presetRange('last6Months')
  expect(changes.map(withoutUndefined)).toEqual([{ startDate: start, endDate: end }])
  expect(end).toBe(today())
})

test('a custom range starts no later than it ends, and ends no later than today', async () => {
  const { user, changes } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const from = screen.getByLabelText('From')
  const to = screen.getByLabelText('To')
  expect(to).toHaveAttribute('max', today())
  fireEvent.change(from, { target: { value: '2026-02-10' } })
  expect(to).toHaveValue('2026-02-10')
  fireEvent.change(to, { target: { value: '2026-02-01' } })
  fireEvent.blur(from)
  expect(from).toHaveValue('2026-02-01')
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes.map(withoutUndefined)).toEqual([{ startDate: '2026-02-01', endDate: '2026-02-01' }])
})

test('a half-typed year does not change the other day', async () => {
  const { user, changes } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const to = screen.getByLabelText('To')
  for (const value of ['0002-03-01', '0020-03-01', '0202-03-01', '2026-03-01']) {
    fireEvent.change(to, { target: { value } })
    expect(to).toHaveValue(value)
    expect(screen.getByLabelText('From')).toHaveValue('2026-01-05')
  }
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes.map(withoutUndefined)).toEqual([{ startDate: '2026-01-05', endDate: '2026-03-01' }])
})

test('a day after today stays in its field with an error, and the range does not apply', async () => {
  const { user, changes } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const to = screen.getByLabelText('To')
  await user.clear(to)
  await user.type(to, '2999-01-31')
  await user.tab()
  expect(to).toHaveValue('2999-01-31')
  const latest = englishFormats.formatDay(today())
  expect(to).toHaveAccessibleDescription(`Maximum allowed is ${latest}.`)
  expect(to).toHaveAttribute('aria-invalid', 'true')
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes).toEqual([])
  await user.clear(to)
  await user.type(to, '2026-01-12')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes.map(withoutUndefined)).toEqual([{ startDate: '2026-01-05', endDate: '2026-01-12' }])
})

test('a day that another day replaces shows no error', async () => {
  await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  fireEvent.change(to, { target: { value: '2999-01-31' } })
  fireEvent.blur(to)
  expect(screen.getByRole('alert')).toBeVisible()
  fireEvent.change(from, { target: { value: '2026-02-10' } })
  expect(to).toHaveValue('2026-02-10')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a cleared day stays empty and is required before the range applies', async () => {
  const { user, changes } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  await user.clear(from)
  await user.tab()
  expect(from).toHaveValue('')
  await user.clear(to)
  await user.type(to, '2026-01-12')
  expect(from).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This field is required.')
  expect(from).toHaveAccessibleDescription('This field is required.')
  expect(from).toBeInvalid()
  expect(from).toHaveFocus()
  expect(to).toBeValid()
  expect(changes).toEqual([])
  await user.type(from, '2026-01-02')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes.map(withoutUndefined)).toEqual([{ startDate: '2026-01-02', endDate: '2026-01-12' }])
})

test('clearing both days removes the range', async () => {
  const { user, changes } = await open({ startDate: '2026-01-05', endDate: '2026-01-20' })
  await user.clear(screen.getByLabelText('From'))
  await user.clear(screen.getByLabelText('To'))
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(changes.map(withoutUndefined)).toEqual([{}])
})
