import { useNow } from '../../../foundation/data/useNow.ts'
import { useFormats } from '../../../provider/formats.ts'
import { verifiedBy } from '../cards/verifiedBy.ts'

/** The latest time at which a payment made now is credited to the wallet. */
export function ExpectedBy() {
  const { formatInstantShort } = useFormats()
  const now = useNow(true)
  return <>{formatInstantShort(new Date(verifiedBy(now)).toISOString())}</>
}
