import type { Binding, FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { bearersOf, lastDayOf } from '../../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import type { CodeDraft, GeneratedCodes } from '../../../headless/code-generation/codeDraft.ts'

/** A generated code, as the dialog shows it. */
export interface GeneratedCode {
  id: string
  /** The digits of the code. Undefined if the server does not return codes. */
  code: string | undefined
  productCode: Fuel
  /** Millilitres. */
  literVolume: number
  /** The first and the last day on which the code may be used. */
  startDate: string
  endDate: string
  bearers: { type: Binding | ''; drivers: readonly string[]; vehicles: readonly string[] }
  /** The mobile numbers that received the code. Empty if they are unknown. Undefined if the code was not sent by SMS. */
  sms: readonly string[] | undefined
}

/** The mobile numbers that receive the code of a draft by SMS: of the driver and of the form. */
function smsNumbersOf({
  sendSms,
  mobileNumber,
  driver,
  fuelCodeType,
}: CodeValues): readonly string[] | undefined {
  if (!sendSms) return undefined
  const numbers = new Set([fuelCodeType === 'any' ? undefined : driver?.mobileNumber, mobileNumber])
  return [...numbers].flatMap((number) => number || [])
}

/** Whether a code has the values of a draft. The server returns codes in the order of the drafts. */
const matchesDraft = (code: FuelCode, { values }: CodeDraft) =>
  code.productCode === values.productCode &&
  code.literVolume === values.literVolume &&
  code.fuelCodeType === values.fuelCodeType &&
  code.sendSms === values.sendSms

function fromDraft({ draftId, values }: CodeDraft): GeneratedCode[] {
  const { productCode, literVolume, startDate } = values
  const endDate = lastDayOf(values)
  if (!productCode || literVolume === null || !endDate) return []
  return [
    {
      id: draftId,
      code: undefined,
      productCode,
      literVolume,
      startDate,
      endDate,
      bearers: bearersOf(values),
      sms: smsNumbersOf(values),
    },
  ]
}

/** The codes of a call, from the server's answer if it has them, otherwise from the drafts. */
export function listGeneratedCodes({ sent, codes }: Pick<GeneratedCodes, 'sent' | 'codes'>): GeneratedCode[] {
  if (!codes) return sent.flatMap((draft) => (draft ? fromDraft(draft) : []))
  return codes.map((code, index) => {
    const draft = sent[index]
    return {
      id: code.fuelCodeId,
      code: code.fuelCode,
      productCode: code.productCode,
      literVolume: code.literVolume,
      startDate: code.startDate,
      endDate: code.endDate,
      bearers: {
        type: code.fuelCodeType,
        drivers: code.drivers?.map(fullName) ?? [],
        vehicles: code.vehicles?.map(({ plateNumber }) => plateNumber) ?? [],
      },
      sms: draft && matchesDraft(code, draft) ? smsNumbersOf(draft.values) : code.sendSms ? [] : undefined,
    }
  })
}
