/*
 * The list of drivers as a page with TanStack Table only: styled rows and cells, and no other feature. It has the same API
 * calls in the same order, the same icons and font. The baseline for the kit's rendering.
 */
import { createColumnHelper, FlexRender, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'

interface Driver {
  driverId: string
  firstName: string
  lastName: string
  driverLicenseId: string
  mobileNumber: string
  status: 'active' | 'inactive'
}
interface Answer {
  drivers: Driver[]
  count: number
}

const stored = (name: string) => JSON.parse(localStorage.getItem(`fleet-portal:${name}`) ?? 'null') as string
const fleetId = stored('fleetId')
const perPage = Number(new URLSearchParams(location.search).get('perPage') ?? 10)
const none: Answer = { drivers: [], count: 0 }

async function read(path: string): Promise<unknown> {
  const response = await fetch(`/api/${path}`, {
    headers: { Accept: 'application/json', Authorization: stored('accessToken') },
  })
  return response.json()
}

const Row = styled.tr`
  height: 44px;
  cursor: pointer;
  &:hover td {
    background: #f6f7f9;
  }
`
const Cell = styled.td`
  padding: 4px 12px;
  background: #fff;
  border-bottom: 1px solid #dde2e8;
`
const NameCell = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  font-weight: 550;
`

const ring = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'
const icon = (path: string): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={ring} />
    <path d={path} />
  </svg>
)

const features = tableFeatures({})
const { display } = createColumnHelper<typeof features, Driver>()
const columns = [
  display({
    id: 'name',
    header: 'Name',
    cell: ({ row: { original } }) => (
      <NameCell>
        <span className="avatar">{original.firstName.charAt(0) + original.lastName.charAt(0)}</span>
        {original.firstName} {original.lastName}
      </NameCell>
    ),
  }),
  display({
    id: 'driverLicenseId',
    header: 'Driver ID',
    cell: ({ row }) => <span className="mono">{row.original.driverLicenseId}</span>,
  }),
  display({ id: 'mobileNumber', header: 'Mobile number', cell: ({ row }) => row.original.mobileNumber }),
  display({
    id: 'status',
    header: 'Status',
    cell: ({ row }) =>
      row.original.status === 'active' ? (
        <span className="tag">{icon('m9 12 2 2 4-4')}Active</span>
      ) : (
        <span className="tag off">{icon('M5 5l14 14')}Inactive</span>
      ),
  }),
  display({
    id: 'menu',
    header: '',
    cell: ({ row: { original } }) => (
      <button
        type="button"
        className="menu"
        aria-label={`Actions for ${original.firstName} ${original.lastName}`}
      />
    ),
  }),
]

// User and fleet decide whether the list is shown. They are asked for together with it, as in the kit.
const access = Promise.all([read('ms-profile/user/v2'), read(`ms-fleet/fleet/${fleetId}`)])

function Drivers() {
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState('')
  const [{ drivers, count }, setAnswer] = useState(none)
  useEffect(() => {
    const timer = setTimeout(() => {
      setKey(typed.trim())
      setPage(1)
    }, 400)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    let isLate = false
    const input = new URLSearchParams({
      orderBy: 'createdAt',
      order: 'desc',
      fleetId,
      page: String(page),
      perPage: String(perPage),
      ...(key && { searchKey: key }),
    })
    void Promise.all([read(`driver?${input}`), access]).then(
      ([answer]) => !isLate && setAnswer(answer as Answer),
    )
    return () => {
      isLate = true
    }
  }, [page, key])
  const table = useTable({ features, columns, data: drivers, getRowId: ({ driverId }) => driverId })
  return (
    <>
      <h1>Drivers</h1>
      <div className="bar">
        <input
          aria-label="Search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div className="sheet">
        <table>
          <thead>
            {table.getHeaderGroups().map(({ id, headers }) => (
              <tr key={id}>
                {headers.map((header) => (
                  <th key={header.id}>
                    <FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <Row key={row.id}>
                {row.getAllCells().map((cell) => (
                  <Cell key={cell.id}>
                    <FlexRender cell={cell} />
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      <nav>
        <button
          type="button"
          aria-label="Previous page"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          ‹
        </button>
        <span>
          Page {page} of {Math.max(1, Math.ceil(count / perPage))}
        </span>
        <button
          type="button"
          aria-label="Next page"
          disabled={page * perPage >= count}
          onClick={() => setPage(page + 1)}
        >
          ›
        </button>
      </nav>
    </>
  )
}

createRoot(document.querySelector('main') as HTMLElement).render(<Drivers />)
