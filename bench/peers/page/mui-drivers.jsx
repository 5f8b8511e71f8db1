import { Avatar, Chip, Typography } from '@mui/material'
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initialsOf, nameOf, readDrivers } from './calls.js'

const columns = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    renderCell: ({ row }) => (
      <>
        <Avatar sx={{ width: 28, height: 28 }}>{initialsOf(row)}</Avatar> {nameOf(row)}
      </>
    ),
  },
  { field: 'driverLicenseId', headerName: 'Driver ID', flex: 1 },
  { field: 'mobileNumber', headerName: 'Mobile number', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1, renderCell: () => <Chip size="small" label="Active" /> },
  {
    field: 'actions',
    type: 'actions',
    getActions: () => [<GridActionsCellItem key="edit" showInMenu label="Edit" />],
  },
]

function Drivers() {
  const [drivers, setDrivers] = useState()
  useEffect(() => void readDrivers().then(setDrivers), [])
  return (
    <>
      <Typography variant="h5">Drivers</Typography>
      <DataGrid
        autoHeight
        checkboxSelection
        showToolbar
        getRowId={({ driverId }) => driverId}
        columns={columns}
        rows={drivers ?? []}
        loading={!drivers}
        rowCount={10}
        paginationMode="server"
        initialState={{ pagination: { paginationModel: { pageSize: 10, page: 0 } } }}
        pageSizeOptions={[10, 50]}
      />
    </>
  )
}

createRoot(document.getElementById('list')).render(<Drivers />)
