import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { ReadSection } from '../../foundation/errors/ReadSection.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useMessages } from '../../provider/messages.ts'

/** The number of fuel codes that a driver can still redeem, with a link to them. */
export function ActiveCodes({ fleetId, driver }: { fleetId: string; driver: Driver }) {
  const t = useMessages(driversMessages)
  // The driver ID is unique, names are not. Redemptions are searched the same way.
  const search = { status: 'Active', searchKey: driver.driverLicenseId } as const
  const read = useRead(listFuelCodes, { fleetId, ...search, page: 1, perPage: 10 })
  return (
    <ReadSection
      read={read}
      loading={<Skeleton $width="240px" />}
      failed={(error, retry) => <FailedSection title={t.codesUnknown} error={error} retry={retry} />}
    >
      {({ count }) => (
        <Paragraph>
          {t.activeCodes(count)} {count > 0 && <Link to={{ area: 'fuel-codes', search }}>{t.seeCodes}</Link>}
        </Paragraph>
      )}
    </ReadSection>
  )
}
