import { centavos } from 'fleet-portal-api-client/money'
import * as z from 'zod/mini'
import { readPageControls } from '../../foundation/form/pageControls.ts'
import {
  missingValueError,
  type AnyFormControls,
  type FormControlsError,
} from '../../provider/formControls.ts'
import type { CashInFields } from './cashInFields.ts'
import { channels, type Channel } from './channels/channels.tsx'
import type { CashInOrder } from '../../headless/cash-in/cashInDetails.ts'
import type { CashInDraft } from './useCashInDraft.ts'

/** The form of a cash-in, as the page controls it. */
export interface CashInControls {
  /** The values of the page that the user may change. */
  defaults: CashInDraft
  /** The values of the page that nothing else may replace. */
  fixed: CashInDraft
  /** The payment method that is selected first. */
  defaultMethod: Channel | undefined
  /** The payment method that the user cannot change. */
  fixedMethod: Channel | undefined
  isFixed: (name: keyof CashInFields) => boolean
  isLocked: (name: keyof CashInFields) => boolean
  isHidden: (name: keyof CashInFields) => boolean
  error: FormControlsError | undefined
}

const positive = z.int().check(z.refine((value) => value > 0))

const schemas = {
  method: z.enum(channels),
  amount: positive,
  points: positive,
  bankCode: z.string().check(z.minLength(1)),
}

const draftOf = ({ amount, points, bankCode }: Partial<CashInFields>): CashInDraft => ({
  ...(amount !== undefined && { amount: centavos(amount) }),
  ...(points !== undefined && { points }),
  ...(bankCode !== undefined && { banks: { otc: bankCode, 'online-banking': bankCode } }),
})

/** Reads what the page controls of a cash-in. */
export function readCashInControls(controls: AnyFormControls | undefined): CashInControls {
  const page = readPageControls<CashInFields>(controls, schemas)
  const { isFixed, isLocked, isHidden, values } = page
  const fields = Object.keys(schemas) as (keyof CashInFields)[]
  const missing = fields.filter((name) => isFixed(name) && values[name] === undefined)
  const { method, ...rest } = values
  const fixed = Object.fromEntries(
    Object.entries(rest).filter(([name]) => isFixed(name as keyof CashInFields)),
  )
  return {
    defaults: draftOf(rest),
    fixed: draftOf(fixed),
    defaultMethod: method,
    fixedMethod: isFixed('method') ? method : undefined,
    isFixed,
    isLocked,
    isHidden,
    error: page.error ?? (missing.length > 0 ? missingValueError(missing) : undefined),
  }
}

/** The part of a draft that the user may choose. */
export const ownPartOf = (draft: CashInDraft, { fixed }: CashInControls): CashInDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in fixed)))

/** Whether an order has the fixed values of the page. */
export function hasFixedValues(order: CashInOrder, { fixed, fixedMethod }: CashInControls): boolean {
  const { method, amount, bankCode } = order
  const isPoints = method === 'vip-locqpay'
  const fixedAmount = isPoints ? fixed.points && fixed.points * 100 : fixed.amount
  const fixedBank = method === 'otc' || method === 'online-banking' ? fixed.banks?.[method] : undefined
  return [
    [fixedMethod, method],
    [fixedAmount, amount],
    [fixedBank, bankCode],
  ].every(([expected, found]) => expected === undefined || expected === found)
}
