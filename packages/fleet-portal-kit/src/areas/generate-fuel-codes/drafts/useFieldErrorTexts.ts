import { useFieldErrorMessage } from '../../../foundation/errors/useFieldErrorMessage.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { CodeFieldError, CodeValues } from '../../../headless/code-generation/codeDraft.ts'

/** Returns a function that describes the errors of a draft. Each text starts with the label of the field. */
export function useFieldErrorTexts(): (errors: readonly CodeFieldError[]) => string[] {
  const t = useMessages(generateMessages)
  const messageOf = useFieldErrorMessage('money')
  const labels: Record<keyof CodeValues, string> = {
    name: t.templates.name,
    fuelCodeType: t.type,
    productCode: t.product,
    literVolume: t.volume,
    startDate: t.startDate,
    durationDays: t.duration,
    isOneTime: t.oneTime,
    driver: t.driver,
    vehicle: t.vehicle,
    sendSms: t.sendSms,
    mobileNumber: t.mobileNumber,
    autoRenew: t.autoRenew,
    saveTemplate: t.saveTemplate,
  }
  return (errors) => errors.map(({ path, code }) => `${labels[path]}: ${messageOf(code)}`)
}
