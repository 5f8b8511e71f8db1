import { useNow } from '../../../foundation/data/useNow.ts'
import { formatInstantShort } from '../../../format/days.ts'
import { verifiedBy } from '../cards/verifiedBy.ts'

/** When a payment that is made now is in the wallet at the latest. */
export function ExpectedBy() {
  const now = useNow(true)
  return <>{formatInstantShort(new Date(verifiedBy(now)).toISOString())}</>
}
