import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import type { ListColumn } from '../../foundation/list/column.ts'
import type { driversMessages } from '../../locales/en/drivers.ts'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { ItemLink } from '../../pieces/cells/ItemLink.tsx'
import { PersonName } from '../../pieces/cells/PersonName.tsx'

type Messages = typeof driversMessages.defaults

export const driverColumns = (t: Messages): ListColumn<Driver>[] => [
  {
    id: 'name',
    header: t.name,
    isTitle: true,
    orderBy: 'firstName',
    cell: (driver) => (
      <ItemLink
        page={{
          area: 'driver',
          search: { driverId: driver.driverId },
          state: { searchKey: driver.driverLicenseId },
        }}
      >
        <PersonName {...driver} />
      </ItemLink>
    ),
  },
  {
    id: 'driverLicenseId',
    header: t.driverId,
    isMono: true,
    isUnbroken: true,
    cell: ({ driverLicenseId }) => driverLicenseId,
  },
  {
    id: 'mobileNumber',
    header: t.mobileNumber,
    isUnbroken: true,
    cell: ({ mobileNumber }) => <span data-secret="">{mobileNumber}</span>,
  },
  { id: 'status', header: t.status, cell: ({ status }) => <ActiveTag status={status} messages={t} /> },
]
