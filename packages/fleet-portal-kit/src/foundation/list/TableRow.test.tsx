import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { stubResizeObserver } from '../../testing/stubResizeObserver.ts'
import type { ListColumn } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { englishFormats } from '../../testing/englishFormats.ts'
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

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an empty cell shows a dash that screen readers read as None, and a zero is shown as 0', async () => {
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
  const plate = await screen.findByRole('rowheader')
  const [driver, isBusy, trips] = screen.getAllByRole('cell')
  for (const emptyCell of [driver, isBusy]) {
    expect(within(emptyCell as HTMLElement).getByRole('img', { name: 'None' })).toHaveTextContent('—')
  }
  expect(plate).toHaveTextContent('NAB1234')
  expect(trips).toHaveTextContent('0')
})

const mockWidth = (width: (element: HTMLElement) => number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return width(this)
  })

async function renderFrame() {
  stubResizeObserver()
  const { container } = await renderInPortal(() => (
    <InWidget>
      <DataTable label="Cars" columns={columns} items={[]} idOf={plateOf} nameOf={plateOf} />
    </InWidget>
  ))
  return within(container).getByRole('region', { name: 'Cars' })
}

test.each([
  ['wider than its frame scrolls inside the frame and is focusable', 900, '0'],
  ['that fits into its frame scrolls with the page and is not focusable', 400, null],
])('a table %s', async (_name, width, tabIndex) => {
  mockWidth(({ tagName }) => (tagName === 'TABLE' ? width : 400))
  const frame = await renderFrame()
  expect(frame.getAttribute('tabindex')).toBe(tabIndex)
  expect(frame.hasAttribute('data-scrolls')).toBe(tabIndex !== null)
})

test('the frame of a table says that there is more beyond its right edge, until it is scrolled there', async () => {
  mockWidth(({ tagName }) => (tagName === 'TABLE' ? 900 : 400))
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  const frame = await renderFrame()
  await waitFor(() => expect(frame).toHaveAttribute('data-more'))
  frame.scrollLeft = 500
  fireEvent.scroll(frame)
  expect(frame).not.toHaveAttribute('data-more')
})

test('the pagination shows no number of items while the total is unknown', async () => {
  await renderInPortal(() => (
    <InWidget>
      <Pagination
        page={3}
        perPage={10}
        total={undefined}
        onPage={() => undefined}
        onPerPage={() => undefined}
        formatCount={englishFormats.formatCount}
        readAt={0}
        onRefresh={() => undefined}
      />
    </InWidget>
  ))
  const bar = screen.getByRole('navigation', { name: 'Loading…' })
  expect(bar).not.toHaveTextContent(/of/)
  expect(bar).not.toHaveTextContent(/^0/)
  for (const name of [/^Previous page/, /^Next page/]) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('the pagination formats large numbers with separators', async () => {
  await renderInPortal(() => (
    <InWidget>
      <Pagination
        page={1}
        perPage={10}
        total={14_000}
        onPage={() => undefined}
        onPerPage={() => undefined}
        formatCount={englishFormats.formatCount}
      />
    </InWidget>
  ))
  expect(screen.getByText('Page 1 of 1,400')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Page 1 of 1,400' })).toHaveTextContent('1–10 of 14,000')
})
