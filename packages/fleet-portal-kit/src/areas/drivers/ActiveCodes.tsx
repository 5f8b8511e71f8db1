import type { Driver } from 'api-client/contract/drivers'
import { listFuelCodes } from 'api-client/contract/fuelCodes'
import { useRead } from '../../foundation/data/useRead.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useMessages } from '../../provider/messages.ts'

/** How many fuel codes a driver can still redeem, with the way to them. Nothing where that cannot be learnt. */
export function ActiveCodes({ fleetId, driver }: { fleetId: string; driver: Driver }) {
  const t = useMessages(driversMessages)
  // Codes are searched by the licence id, which no two drivers share, as redemptions are.
  const search = { status: 'Active', searchKey: driver.driverLicenseId } as const
  const { data, isPending } = useRead(listFuelCodes, { fleetId, ...search, page: 1, perPage: 10 })
  if (isPending) return <Skeleton $width="240px" />
  if (!data) return null
  return (
    <Paragraph>
      {t.activeCodes(data.count)}{' '}
      {data.count > 0 && <Link to={{ area: 'fuel-codes', search }}>{t.seeCodes}</Link>}
    </Paragraph>
  )
}
