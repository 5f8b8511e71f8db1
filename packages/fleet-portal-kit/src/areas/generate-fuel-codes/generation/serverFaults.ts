import type { ApiError } from 'api-client'
import type { CodeFault, CodeValues } from '../drafts/codeRules.ts'
import type { DraftFaults } from '../drafts/drafts.ts'

/** The fields of the call and the fields of the form that they come from. */
const fields: Readonly<Record<string, keyof CodeValues>> = {
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

const place = /^codes\.(\d+)\.(\w+)/

/** What the server found wrong, by the place of the draft: `codes.2.literVolume` is the volume of the third. */
export function serverFaults({ fields: found }: Pick<ApiError, 'fields'>): DraftFaults {
  const faults = new Map<number, CodeFault[]>()
  for (const { path, code } of found) {
    const [, index = '', name = ''] = place.exec(path) ?? []
    const field = fields[name]
    if (!field) continue
    const at = Number(index)
    faults.set(at, [...(faults.get(at) ?? []), { path: field, code }])
  }
  return faults
}
