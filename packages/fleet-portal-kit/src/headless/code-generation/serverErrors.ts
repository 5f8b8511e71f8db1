import type { ApiError } from 'fleet-portal-api-client'
import type { CodeFieldError, CodeValues } from './codeDraft.ts'
import type { DraftErrors } from './drafts.ts'

/** The form field of each field of the call. */
const formFields: Readonly<Record<string, keyof CodeValues>> = {
  driverIds: 'driver',
  vehicleIds: 'vehicle',
  startDate: 'startDate',
  endDate: 'durationDays',
  fuelCodeType: 'fuelCodeType',
  productCode: 'productCode',
  literVolume: 'literVolume',
  sendFuelCode: 'sendSms',
  saveTemplate: 'saveTemplate',
  maxUsage: 'isOneTime',
  autoRenew: 'autoRenew',
  mobileNumber: 'mobileNumber',
}

const draftPath = /^codes\.(\d+)\.(\w+)/

/** The field errors of the server by the index of the draft. `codes.2.literVolume` is the volume of the third draft. */
export function serverErrors({ fields }: Pick<ApiError, 'fields'>): DraftErrors {
  const errors = new Map<number, CodeFieldError[]>()
  for (const { path, code } of fields) {
    const [, index = '', name = ''] = draftPath.exec(path) ?? []
    const field = formFields[name]
    if (!field) continue
    const draftIndex = Number(index)
    errors.set(draftIndex, [...(errors.get(draftIndex) ?? []), { path: field, code }])
  }
  return errors
}
