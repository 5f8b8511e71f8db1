import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import { centavos } from 'fleet-portal-api-client/money'
import { cashInChannelsMessages } from '../../locales/en/cashInChannels.ts'
import { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'
import { paperMessages } from '../../locales/en/paper.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { modeText } from '../payments/cardBrand.ts'
import { extraFields } from '../payments/cashinExtraFields.ts'
import { isThroughBank, useBankName } from '../payments/useBankName.ts'
import { isSlip } from './paperKind.ts'
import type { Receipt, ReceiptRow } from './receipt.ts'

/** The receipt of a paid cash-in, or the payment slip of a pending one. Of a card it has the brand and the last four digits, as statements have. */
export function useCashInReceipt(cashin: Cashin, fleet: string | undefined): Receipt {
  const t = useMessages(paperMessages)
  const { names } = useMessages(cashInChannelsMessages)
  const { statuses } = useMessages(cashInHistoryMessages)
  const { formatInstant, formatPesos } = useFormats()
  const bank = useBankName(cashin)
  const { cashinId, referenceNumber, amount, status, createdAt, fulfilledAt, cashinChannel } = cashin
  const { fee, expiresAt } = extraFields(cashin)
  const isPaid = status === 'success'
  const hasSlip = isSlip(cashin)
  const channel = names[cashinChannel as keyof typeof names] as string | undefined
  const cardText = cashinChannel === 'card' && cashin.mode ? modeText(cashin.mode) : undefined
  // An unknown form may be a whole card number.
  const card = cardText === cashin.mode ? undefined : cardText
  const total = centavos(amount + (fee ?? 0))
  const row = (name: string, text: string | null | undefined, isStrong = false): ReceiptRow[] =>
    text ? [{ name, text, isStrong }] : []
  const idRows = (name: string, text: string | null | undefined, isStrong = false) =>
    row(name, text, isStrong).map((one) => ({ ...one, isId: true }))
  return {
    title: isPaid ? t.cashInReceipt : hasSlip ? t.otcSlip : t.unpaidCashIn,
    fleet,
    id: referenceNumber ?? cashinId,
    rows: [
      ...idRows(t.referenceNumber, referenceNumber, hasSlip),
      ...idRows(t.cashInId, cashinId),
      ...row(isPaid ? t.payWith : t.payBy, card && channel ? `${channel}, ${card}` : channel),
      ...row(hasSlip ? t.payAt : t.bank, isThroughBank(cashin) ? bank : undefined, hasSlip),
      ...row(isPaid ? t.credited : t.amount, formatPesos(amount), isPaid),
      ...row(t.fee, fee === undefined ? undefined : formatPesos(fee)),
      ...(isPaid && !fee ? [] : row(isPaid ? t.paid : t.toPay, formatPesos(total), !isPaid)),
      ...row(t.status, statuses[status as keyof typeof statuses] ?? status),
      ...row(t.created, createdAt && formatInstant(createdAt)),
      ...row(t.paidOn, isPaid && fulfilledAt ? formatInstant(fulfilledAt) : undefined),
      ...row(t.payUntil, status === 'pending' && expiresAt ? formatInstant(expiresAt) : undefined),
    ],
    notes: isPaid ? [] : hasSlip ? [t.otcNote, t.notPaidNote] : [t.notPaidNote],
  }
}
