import type { ApiError } from 'api-client'
import type { UseFormReturn } from 'react-hook-form'
import type { CodeValues } from '../drafts/codeRules.ts'

/** The fields of the call that the form has under another name. */
const formNames: Readonly<Record<string, keyof CodeValues>> = {
  driverId: 'driver',
  vehicleId: 'vehicle',
  volumeRedeemLimit: 'literVolume',
  maxUsage: 'isOneTime',
  fuelCode: 'name',
}

/** Puts what the server found wrong with a template on the fields of the form. False where it named none of them. */
export function showOnFields({ fields }: ApiError, form: UseFormReturn<CodeValues>): boolean {
  const known = fields.flatMap(({ path, code }) => {
    const name = formNames[path]
    return name ? [{ name, code }] : []
  })
  // The focus goes to one field: taken from another, that one is judged anew and what the server said of it goes.
  const isFirst = (index: number) => index === 0 && known.length === fields.length
  for (const [index, { name, code }] of known.entries()) {
    form.setError(name, { message: code }, { shouldFocus: isFirst(index) })
  }
  return known.length > 0
}
