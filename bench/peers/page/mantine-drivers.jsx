import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import 'mantine-react-table/styles.css'
import { Avatar, Badge, Group, MantineProvider, Menu, Title } from '@mantine/core'
import { MantineReactTable, useMantineReactTable } from 'mantine-react-table'
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initialsOf, nameOf, readDrivers } from './calls.js'

const none = []

function Drivers() {
  const [drivers, setDrivers] = useState()
  useEffect(() => void readDrivers().then(setDrivers), [])
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: 'Name',
        accessorFn: nameOf,
        Cell: ({ row }) => (
          <Group>
            <Avatar size="sm">{initialsOf(row.original)}</Avatar>
            {nameOf(row.original)}
          </Group>
        ),
      },
      { accessorKey: 'driverLicenseId', header: 'Driver ID' },
      { accessorKey: 'mobileNumber', header: 'Mobile number' },
      { accessorKey: 'status', header: 'Status', Cell: () => <Badge color="green">Active</Badge> },
    ],
    [],
  )
  const table = useMantineReactTable({
    columns,
    data: drivers ?? none,
    enableRowSelection: true,
    enableRowActions: true,
    renderRowActionMenuItems: () => <Menu.Item>Edit</Menu.Item>,
    manualPagination: true,
    rowCount: 10,
    state: { isLoading: !drivers },
  })
  return (
    <>
      <Title order={3}>Drivers</Title>
      <MantineReactTable table={table} />
    </>
  )
}

createRoot(document.getElementById('list')).render(
  <MantineProvider>
    <Drivers />
  </MantineProvider>,
)
