import type { BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import { paperMessages } from '../../locales/en/paper.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { Receipt } from './receipt.ts'

/** A purchase, from the history or from the answer of the call that bought the fuel. */
export type PurchaseOnReceipt = Pick<
  BoughtFuel,
  'buyFuelId' | 'productCode' | 'literVolume' | 'totalCreditAmount'
> & { [Name in 'createdAt' | 'creditPrice']?: BoughtFuel[Name] | undefined }

/** The receipt of a purchase of fuel. */
export function usePurchaseReceipt(purchase: PurchaseOnReceipt, fleet: string | undefined): Receipt {
  const t = useMessages(paperMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatInstant, formatLitres, formatPesos, formatPrice } = useFormats()
  const { buyFuelId, productCode, literVolume, totalCreditAmount, createdAt, creditPrice } = purchase
  return {
    title: t.purchaseReceipt,
    fleet,
    id: buyFuelId,
    rows: [
      { name: t.referenceId, text: buyFuelId, isId: true },
      ...(createdAt ? [{ name: t.boughtOn, text: formatInstant(createdAt) }] : []),
      { name: t.product, text: productNames[productCode] },
      { name: t.volume, text: formatLitres(literVolume) },
      ...(creditPrice === undefined ? [] : [{ name: t.creditPrice, text: `${formatPrice(creditPrice)}/L` }]),
      { name: t.amount, text: formatPesos(totalCreditAmount), isStrong: true },
    ],
  }
}
