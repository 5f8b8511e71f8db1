import type { Driver } from 'api-client/contract/drivers'
import type { Column } from '../../foundation/list/column.ts'
import type { driversMessages } from '../../locales/en/drivers.ts'
import { Inline } from '../../foundation/ui/layout.ts'
import { ActiveTag } from '../../pieces/ActiveTag.tsx'
import { Mono } from '../../pieces/Mono.tsx'
import { PersonName } from '../../pieces/PersonName.tsx'

type Words = typeof driversMessages.defaults

export const driverColumns = (t: Words): Column<Driver>[] => [
  { id: 'name', header: t.name, isTitle: true, cell: (driver) => <PersonName {...driver} /> },
  {
    id: 'driverLicenseId',
    header: t.driverId,
    cell: (driver) => <Mono isUnbroken>{driver.driverLicenseId}</Mono>,
  },
  {
    id: 'mobileNumber',
    header: t.mobileNumber,
    cell: (driver) => <Inline $nowrap>{driver.mobileNumber}</Inline>,
  },
  { id: 'status', header: t.status, cell: ({ status }) => <ActiveTag status={status} words={t} /> },
]
