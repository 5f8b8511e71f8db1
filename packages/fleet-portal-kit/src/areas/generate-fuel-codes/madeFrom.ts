import type { Binding, FuelCode } from 'api-client/contract/fuelCodes'
import type { Fuel } from 'api-client/contract/products'
import { fullName } from '../../pieces/PersonName.tsx'
import { bearersOf, type CodeValues } from './codeRules.ts'
import type { CodeDraft } from './generation.ts'

/** A code that was made, as far as it is known. */
export interface Made {
  id: string
  /** Undefined where the server does not say. */
  code: string | undefined
  productCode: Fuel
  /** Millilitres. */
  literVolume: number
  bearers: { type: Binding | ''; drivers: readonly string[]; vehicles: readonly string[] }
  /** The numbers that the code was sent to, as far as they are known here; undefined where it was not sent. */
  sms: readonly string[] | undefined
}

/** Where the code of a draft goes by SMS: to its driver and to the number that was typed. */
function smsOf({ sendSms, mobileNumber, driver, fuelCodeType }: CodeValues): readonly string[] | undefined {
  if (!sendSms) return undefined
  const numbers = new Set([fuelCodeType === 'any' ? undefined : driver?.mobileNumber, mobileNumber])
  return [...numbers].flatMap((number) => number || [])
}

/** Whether a code can be what became of a draft: lists of codes come in the order of the drafts. */
const isOf = (code: FuelCode, { values }: CodeDraft) =>
  code.productCode === values.productCode &&
  code.literVolume === values.literVolume &&
  code.fuelCodeType === values.fuelCodeType &&
  code.sendSms === values.sendSms

/** What was made of drafts, in the server's words where it says so. The drafts are missing where another page sent them. */
export function madeFrom(sent: readonly CodeDraft[], codes: readonly FuelCode[] | undefined): Made[] {
  if (!codes) {
    return sent.flatMap(({ draftId, values }) => {
      const { productCode, literVolume } = values
      if (!productCode || literVolume === null) return []
      return [
        {
          id: draftId,
          code: undefined,
          productCode,
          literVolume,
          bearers: bearersOf(values),
          sms: smsOf(values),
        },
      ]
    })
  }
  return codes.map((made, index) => {
    const draft = sent[index]
    return {
      id: made.fuelCodeId,
      code: made.fuelCode,
      productCode: made.productCode,
      literVolume: made.literVolume,
      bearers: {
        type: made.fuelCodeType,
        drivers: made.drivers?.map(fullName) ?? [],
        vehicles: made.vehicles?.map(({ plateNumber }) => plateNumber) ?? [],
      },
      sms: draft && isOf(made, draft) ? smsOf(draft.values) : made.sendSms ? [] : undefined,
    }
  })
}
