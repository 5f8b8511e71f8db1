import { Avatar, Button, Dropdown, Input, Table, Tag, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initialsOf, nameOf, readDrivers } from './calls.js'

const items = [{ key: 'edit', label: 'Edit' }]
const columns = [
  {
    title: 'Name',
    key: 'name',
    sorter: true,
    render: (_, driver) => (
      <>
        <Avatar size="small">{initialsOf(driver)}</Avatar> {nameOf(driver)}
      </>
    ),
  },
  { title: 'Driver ID', dataIndex: 'driverLicenseId', sorter: true },
  { title: 'Mobile number', dataIndex: 'mobileNumber' },
  { title: 'Status', key: 'status', sorter: true, render: () => <Tag color="green">Active</Tag> },
  {
    key: 'menu',
    render: () => (
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text">⋮</Button>
      </Dropdown>
    ),
  },
]

function Drivers() {
  const [drivers, setDrivers] = useState()
  useEffect(() => void readDrivers().then(setDrivers), [])
  return (
    <>
      <Typography.Title level={3}>Drivers</Typography.Title>
      <Input.Search placeholder="Search" />
      <Table
        rowKey="driverId"
        rowSelection={{}}
        columns={columns}
        dataSource={drivers}
        loading={!drivers}
        pagination={{ total: 10, pageSize: 10, showSizeChanger: true }}
      />
    </>
  )
}

createRoot(document.getElementById('list')).render(<Drivers />)
