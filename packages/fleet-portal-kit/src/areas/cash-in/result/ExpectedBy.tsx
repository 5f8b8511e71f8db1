import { useNow } from '../../../foundation/data/useNow.ts'
import { formatInstantShort } from '../../../format/days.ts'
import { verifiedBy } from '../cards/verifiedBy.ts'

/** The latest time at which a payment made now is credited to the wallet. */
export function ExpectedBy() {
  const now = useNow(true)
  return <>{formatInstantShort(new Date(verifiedBy(now)).toISOString())}</>
}
