import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import type { ListColumn } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { Pagination } from './Pagination.tsx'

interface Car {
  plate: string
  driver?: string | undefined
  trips: number
}

const columns: ListColumn<Car>[] = [
  { id: 'plate', header: 'Plate', cell: ({ plate }) => plate },
  { id: 'driver', header: 'Driver', cell: ({ driver }) => driver },
  { id: 'isBusy', header: 'Busy', cell: ({ trips }) => trips > 0 && 'Busy' },
  { id: 'trips', header: 'Trips', cell: ({ trips }) => trips },
]

const plateOf = ({ plate }: Car) => plate

afterEach(() => vi.restoreAllMocks())

test('a cell that has nothing to say shows a dash, read as none; a zero is something', async () => {
  await renderInPortal(() => (
    <InWidget>
      <DataTable
        label="Cars"
        columns={columns}
        items={[{ plate: 'NAB1234', trips: 0 }]}
        idOf={plateOf}
        nameOf={plateOf}
      />
    </InWidget>
  ))
  const [plate, driver, isBusy, trips] = await screen.findAllByRole('cell')
  for (const blank of [driver, isBusy]) {
    expect(within(blank as HTMLElement).getByRole('img', { name: 'None' })).toHaveTextContent('—')
  }
  expect(plate).toHaveTextContent('NAB1234')
  expect(trips).toHaveTextContent('0')
})

const sizeOf = (width: (element: HTMLElement) => number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return width(this)
  })

test.each([
  ['wider than its place is scrolled in itself and reached by the keyboard', 900, '0'],
  ['that fits scrolls with the page and is no stop of the keyboard', 400, null],
])('a table %s', async (_what, width, stop) => {
  sizeOf(({ tagName }) => (tagName === 'TABLE' ? width : 400))
  const { container } = await renderInPortal(() => (
    <InWidget>
      <DataTable label="Cars" columns={columns} items={[]} idOf={plateOf} nameOf={plateOf} />
    </InWidget>
  ))
  const frame = within(container).getByRole('region', { name: 'Cars' })
  expect(frame.getAttribute('tabindex')).toBe(stop)
  expect(frame.hasAttribute('data-scrolls')).toBe(stop !== null)
})

test('pages that nobody has counted yet are not called none', async () => {
  await renderInPortal(() => (
    <InWidget>
      <Pagination
        page={3}
        perPage={10}
        total={undefined}
        onPage={() => undefined}
        onPerPage={() => undefined}
      />
    </InWidget>
  ))
  expect(screen.getByRole('navigation', { name: 'Loading…' })).not.toHaveTextContent(/of/)
  for (const name of [/^Previous page/, /^Next page/]) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('the pages of a long list are counted with separators', async () => {
  await renderInPortal(() => (
    <InWidget>
      <Pagination page={1} perPage={10} total={14_000} onPage={() => undefined} onPerPage={() => undefined} />
    </InWidget>
  ))
  expect(screen.getByText('Page 1 of 1,400')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Page 1 of 1,400' })).toHaveTextContent('1–10 of 14,000')
})
