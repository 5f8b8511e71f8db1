import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import { styled } from 'styled-components'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useActiveCodes } from '../../pieces/drivers/useActiveCodes.ts'
import { useMessages } from '../../provider/messages.ts'

const AlignedEnd = styled(InlineText)`
  margin-left: auto;
`

/** The number of fuel codes that a driver can still redeem, in a row of the question before a change of several drivers. */
export function ActiveCodeCount({ fleetId, driver }: { fleetId: string; driver: Driver }) {
  const { several: t } = useMessages(driversMessages)
  const { read } = useActiveCodes(fleetId, driver)
  const { data, error } = read
  if (!data && !error) return <AlignedEnd as={Skeleton} $width="96px" />
  return <AlignedEnd $muted={!data?.count}>{data ? t.codes(data.count) : t.codesUnknown}</AlignedEnd>
}
