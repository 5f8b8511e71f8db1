import { useFieldErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { CodeFault, CodeValues } from './codeRules.ts'

/** The faults of a draft as sentences that name their field. */
export function useFaultSentences(): (faults: readonly CodeFault[]) => string[] {
  const t = useMessages(generateMessages)
  const sentenceOf = useFieldErrorMessage('money')
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
  return (faults) => faults.map(({ path, code }) => `${labels[path]}: ${sentenceOf(code)}`)
}
