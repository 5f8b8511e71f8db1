import type { ApiError } from 'fleet-portal-api-client'
import type { UseFormReturn } from 'react-hook-form'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'

/** The form field of each field of the call with another name. */
const formNames: Readonly<Record<string, keyof CodeValues>> = {
  driverId: 'driver',
  vehicleId: 'vehicle',
  volumeRedeemLimit: 'literVolume',
  maxUsage: 'isOneTime',
  fuelCode: 'name',
}

/** Shows the field errors of the server on the form. Returns false if none of them concerns a form field. */
export function showOnFields({ fields }: ApiError, form: UseFormReturn<CodeValues>): boolean {
  const known = fields.flatMap(({ path, code }) => {
    const name = formNames[path]
    return name ? [{ name, code }] : []
  })
  // Moving the focus away from a field validates the field again and clears its server error. So only the first error
  // moves the focus.
  const isFirst = (index: number) => index === 0 && known.length === fields.length
  for (const [index, { name, code }] of known.entries()) {
    form.setError(name, { message: code }, { shouldFocus: isFirst(index) })
  }
  return known.length > 0
}
