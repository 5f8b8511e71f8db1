import { zodResolver } from '@hookform/resolvers/zod'
import * as Menu from '@radix-ui/react-dropdown-menu'
import * as Popover from '@radix-ui/react-popover'
import { useQuery } from '@tanstack/react-query'
import { createColumnHelper, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import { format } from 'date-fns'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

// Our content security policy allows no eval, which zod tries for its compiled schemas.
z.config({ jitless: true })

const trip = z.object({ to: z.string().min(1), at: z.coerce.date() })
type Trip = z.infer<typeof trip>

const readTrips = async (): Promise<Trip[]> =>
  [{ to: 'Cebu', at: '2026-03-01T08:00:00' }].map((one) => trip.parse(one))

const column = createColumnHelper<Trip>()
const columns = [
  column.accessor('to', { header: 'To' }),
  column.accessor('at', { header: 'At', cell: (cell) => format(cell.getValue(), 'd MMM yyyy HH:mm') }),
]

function Table({ trips }: { trips: Trip[] }) {
  const table = useReactTable({ data: trips, columns, getCoreRowModel: getCoreRowModel() })
  return (
    <table className="w-full text-sm">
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className="border-b">
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} className="p-2">
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A table and a form of the app itself, on its own copies of the libraries. */
export function Trips() {
  const { data = [] } = useQuery({ queryKey: ['trips'], queryFn: readTrips })
  const { register, handleSubmit } = useForm({ resolver: zodResolver(trip) })
  return (
    <section className="flex flex-col gap-4 p-4">
      <Table trips={data} />
      <form className="flex gap-2" onSubmit={handleSubmit(() => undefined)}>
        <input className="rounded border px-2" aria-label="To" {...register('to')} />
        <input className="rounded border px-2" aria-label="At" type="date" {...register('at')} />
        <button className="rounded bg-neutral-900 px-3 text-white">Save</button>
      </form>
      <Menu.Root>
        <Menu.Trigger className="rounded border px-3">Menu</Menu.Trigger>
        <Menu.Portal>
          <Menu.Content>
            <Menu.Item>Copy</Menu.Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      <Popover.Root>
        <Popover.Trigger className="rounded border px-3">Details</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content>One trip</Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </section>
  )
}
