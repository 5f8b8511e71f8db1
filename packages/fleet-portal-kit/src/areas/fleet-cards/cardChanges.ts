import { formatCount } from '../../format/numbers.ts'
import { products } from 'api-client/contract/products'
import { centavos } from 'api-client/money'
import { formatPesos } from '../../format/amounts.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import type { uiMessages } from '../../locales/en/ui.ts'
import { bearersOf, type CardValues } from './cardFields.ts'

interface Words {
  t: typeof editFleetCardMessages.defaults
  codes: typeof codeMessages.defaults
  ui: Pick<typeof uiMessages.defaults, 'productNames'>
}

/** A detail that becomes another one, in words. */
export interface CardChange {
  name: string
  before: string
  after: string
}

function inWords(values: CardValues, { t, codes, ui }: Words): Record<string, string> {
  const { driver, vehicle } = bearersOf(values)
  const { isMoneyUnlimited, isCountUnlimited, locqpayLimit, transactionLimit } = values
  return {
    [t.type]: codes.bindings[values.fuelCardType],
    [t.driver]: driver?.label ?? codes.any,
    [t.vehicle]: vehicle?.label ?? codes.any,
    [t.moneyLimit]: isMoneyUnlimited ? t.noLimit : formatPesos(centavos(locqpayLimit ?? 0)),
    [t.transactionLimit]: isCountUnlimited ? t.noLimit : formatCount(Number(transactionLimit)),
    [t.products]: products
      .filter((product) => values.products.includes(product))
      .map((product) => ui.productNames[product])
      .join(', '),
    [t.remarks]: values.remarks.trim() || t.none,
  }
}

/** What saving would change, in the order of the form. */
export function changesOf(before: CardValues, after: CardValues, words: Words): CardChange[] {
  const old = inWords(before, words)
  return Object.entries(inWords(after, words)).flatMap(([name, text]) =>
    old[name] === text ? [] : [{ name, before: old[name] ?? '', after: text }],
  )
}
