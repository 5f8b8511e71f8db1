import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { Card, HStack as Row } from '../ui/layout.ts'
import { Tag } from '../ui/Tag.tsx'
import type { ListColumn } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { DateRangeField, type DateRange } from './DateRangeField.tsx'
import type { Filter, FilterValues } from './filter.ts'
import { FilterChips, Filters } from './Filters.tsx'
import { englishFormats } from '../../testing/englishFormats.ts'
import { Pagination } from './Pagination.tsx'
import { SearchBox } from './SearchBox.tsx'

const meta = { title: 'Foundation/Lists', decorators: [inWidgetStory] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

interface Item {
  id: string
  name: string
  remarks: string
  amount: string
}

const items: Item[] = [
  {
    id: '1',
    name: 'Maria Consolacion Bernardita D’Angelo-Macaraeg de los Santos y Buenaventura',
    remarks: 'x'.repeat(90),
    amount: '₱1,234,567.80',
  },
  {
    id: '2',
    name: 'Ñico Ong',
    remarks: 'Deliveries to Quezon City, Marikina and Antipolo, and back by the evening',
    amount: '−₱5.00',
  },
  { id: '3', name: 'A', remarks: '', amount: '₱0.00' },
]

const columns: ListColumn<Item>[] = [
  { id: 'name', header: 'Name', isTitle: true, cell: ({ name }) => name },
  { id: 'remarks', header: 'Remarks', cell: ({ remarks }) => remarks },
  { id: 'status', header: 'Status', cell: () => <Tag tone="success">Active</Tag> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
]

const common = {
  label: 'Items',
  columns,
  idOf: ({ id }: Item) => id,
  nameOf: ({ name }: Item) => name,
  menu: { has: () => true, of: () => [{ key: 'edit', label: 'Edit', run: () => undefined }] },
}

export const TableWithLongContent: Story = {
  render: () => (
    <Card>
      <DataTable {...common} items={items} />
      <Pagination
        page={2}
        perPage={10}
        total={12_345}
        onPage={() => undefined}
        onPerPage={() => undefined}
        formatCount={englishFormats.formatCount}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    // An amount must not break into two lines.
    const amount = document.createRange()
    amount.selectNodeContents(await canvas.findByText('₱1,234,567.80'))
    await expect(amount.getClientRects()).toHaveLength(1)
  },
}

/** The server has not counted the list to its end. */
export const PagesOfManyItems: Story = {
  render: () => (
    <Card>
      <Pagination
        page={200}
        perPage={50}
        total={10_001}
        isMinimum
        onPage={() => undefined}
        onPerPage={() => undefined}
        formatCount={englishFormats.formatCount}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9,951–10,000 of more than 10,000')).toBeVisible()
    await expect(canvas.getByText('Page 200')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled()
  },
}

export const TableAsCards: Story = { ...TableWithLongContent, globals: { width: 'narrow' } }

export const TableLoading: Story = {
  render: () => (
    <Card>
      <DataTable {...common} items={[]} skeletons={5} />
    </Card>
  ),
}

const filters: Filter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    inline: true,
    choices: [{ value: 'active', label: 'Active' }],
  },
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: 'Date range' },
  {
    kind: 'choices',
    name: 'products',
    label: 'Products',
    choices: ['Diesel', 'Gas 91', 'Gas 95', 'Gas 97'].map((label) => ({ value: label, label })),
  },
  { kind: 'flag', name: 'hasDrum', label: 'Container', yes: 'Drum', no: 'Vehicle' },
]

function Toolbar() {
  const [values, setValues] = useState<FilterValues>({ products: ['Diesel', 'Gas 95'], hasDrum: true })
  const change = (next: FilterValues) => setValues((current) => ({ ...current, ...next }))
  return (
    <Row $wrap>
      <SearchBox value="peña" hint="Search name or driver ID" onSearch={() => undefined} />
      <Filters filters={filters} values={values} onChange={change} />
      <FilterChips filters={filters} values={values} onChange={change} />
    </Row>
  )
}

export const OpenFilters: Story = {
  render: () => <Toolbar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    await expect(await canvas.findByRole('button', { name: 'Apply Filters' })).toBeVisible()
  },
}

function Range() {
  const [value, setValue] = useState<DateRange>({ start: '2026-11-02', end: '2026-11-20' })
  return <DateRangeField label="Date range" value={value} onChange={setValue} />
}

export const OwnDateRange: Story = { render: () => <Range /> }
