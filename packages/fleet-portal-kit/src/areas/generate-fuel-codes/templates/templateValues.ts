import type { EndpointInput } from 'fleet-portal-api-client'
import type { createTemplate, Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { millilitres } from 'fleet-portal-api-client/money'
import type { Day } from '../../../format/days.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { parseDays, isOneTimeAllowed } from '../../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'

const isInactive = (status: string | null | undefined) =>
  status !== null && status !== undefined && status.toLowerCase() !== 'active'

export const isTemplateInactive = ({ status }: Template): boolean => isInactive(status)
export const hasInactiveDriver = ({ driver }: Template): boolean => isInactive(driver?.status)
export const hasInactiveVehicle = ({ vehicle }: Template): boolean => isInactive(vehicle?.status)

/** Converts a template to form values. */
export function toFormValues(template: Template, start: Day): CodeValues {
  const { driver, vehicle, volumeRedeemLimit } = template
  const isAny = template.fuelCodeType === 'any'
  return {
    name: template.fuelCode ?? '',
    fuelCodeType: template.fuelCodeType,
    productCode: template.productCode,
    literVolume: volumeRedeemLimit,
    startDate: start,
    durationDays: String(template.durationDays),
    isOneTime: template.maxUsage === 1 && isOneTimeAllowed(volumeRedeemLimit),
    driver:
      driver && !isAny
        ? { value: driver.driverId, label: fullName(driver), mobileNumber: driver.mobileNumber ?? undefined }
        : null,
    vehicle:
      vehicle && !isAny
        ? { value: vehicle.vehicleId, label: vehicle.plateNumber, detail: vehicle.model ?? undefined }
        : null,
    sendSms: template.sendSms,
    mobileNumber: template.mobileNumber ?? '',
    autoRenew: template.autoRenew,
    saveTemplate: false,
  }
}

/** Converts a template to the values of a draft that starts at `start`, without an inactive driver or vehicle. */
export function toDraftValues(template: Template, start: Day): CodeValues {
  const values = toFormValues(template, start)
  return {
    ...values,
    ...(hasInactiveDriver(template) && { driver: null }),
    ...(hasInactiveVehicle(template) && { vehicle: null }),
  }
}

type TemplateFields = EndpointInput<typeof createTemplate>

/** Converts valid form values to the input of the template calls. Throws if a required value is missing. */
export function toTemplateFields(values: CodeValues, fleetId: string): TemplateFields {
  const { fuelCodeType, productCode, literVolume, driver, vehicle, name, mobileNumber } = values
  const durationDays = parseDays(values.durationDays)
  if (!fuelCodeType || !productCode || literVolume === null || durationDays === undefined) {
    throw new Error('An unfinished template')
  }
  const isAny = fuelCodeType === 'any'
  return {
    fleetId,
    ...(name.trim() && { fuelCode: name.trim() }),
    fuelCodeType,
    driverId: isAny ? null : (driver?.value ?? null),
    vehicleId: isAny ? null : (vehicle?.value ?? null),
    productCode,
    volumeRedeemLimit: millilitres(literVolume),
    durationDays,
    maxUsage: values.isOneTime ? 1 : 0,
    sendSms: values.sendSms,
    autoRenew: values.autoRenew,
    mobileNumber: mobileNumber || null,
  }
}

/** Whether the name, driver or plate number of a template contains the search text. */
export function matchesSearch(template: Template, text: string): boolean {
  const searchable = [
    template.fuelCode,
    template.driver && fullName(template.driver),
    template.vehicle?.plateNumber,
  ]
  return searchable.some((value) => value?.toLowerCase().includes(text.trim().toLowerCase()))
}
