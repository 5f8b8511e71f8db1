import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import type { Column } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { Pagination } from './Pagination.tsx'

interface Car {
  plate: string
  driver?: string | undefined
  trips: number
}

const columns: Column<Car>[] = [
  { id: 'plate', header: 'Plate', cell: ({ plate }) => plate },
  { id: 'driver', header: 'Driver', cell: ({ driver }) => driver },
  { id: 'isBusy', header: 'Busy', cell: ({ trips }) => trips > 0 && 'Busy' },
  { id: 'trips', header: 'Trips', cell: ({ trips }) => trips },
]

const plateOf = ({ plate }: Car) => plate

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

test('the pages of a long list are counted with separators', async () => {
  await renderInPortal(() => (
    <InWidget>
      <Pagination page={1} perPage={10} total={14_000} onPage={() => undefined} onPerPage={() => undefined} />
    </InWidget>
  ))
  expect(screen.getByText('Page 1 of 1,400')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Page 1 of 1,400' })).toHaveTextContent('1–10 of 14,000')
})
