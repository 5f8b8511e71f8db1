import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { ReadSection } from '../../foundation/errors/ReadSection.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useMessages } from '../../provider/messages.ts'
import { useActiveCodes } from './useActiveCodes.ts'

/** The number of fuel codes that a driver can still redeem, with a link to them. */
export function ActiveCodes({ fleetId, driver }: { fleetId: string; driver: Driver }) {
  const t = useMessages(driversMessages)
  const { search, read } = useActiveCodes(fleetId, driver)
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
