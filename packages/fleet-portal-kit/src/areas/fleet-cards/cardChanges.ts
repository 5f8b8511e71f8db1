import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { products } from 'fleet-portal-api-client/contract/products'
import { centavos } from 'fleet-portal-api-client/money'
import type { Formats } from '../../format/formats.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import type { uiMessages } from '../../locales/en/ui.ts'
import { assignmentOf, type CardValues } from './cardFields.ts'
import { usedUpTexts } from './usedUp.ts'

interface Messages {
  t: typeof editFleetCardMessages.defaults
  codes: typeof codeMessages.defaults
  ui: Pick<typeof uiMessages.defaults, 'productNames'>
  formats: Formats
}

/** A changed field: its label, and both values as displayed. */
export interface CardChange {
  name: string
  before: string
  after: string
  /** Says that the new limit is used up already. */
  warning?: string | undefined
}

function displayValues(values: CardValues, { t, codes, ui, formats }: Messages): Record<string, string> {
  const { driver, vehicle } = assignmentOf(values)
  const { isMoneyUnlimited, isCountUnlimited, locqpayLimit, transactionLimit } = values
  return {
    [t.type]: codes.bindings[values.fuelCardType],
    [t.driver]: driver?.label ?? codes.any,
    [t.vehicle]: vehicle?.label ?? codes.any,
    [t.moneyLimit]: isMoneyUnlimited ? t.noLimit : formats.formatPesos(centavos(locqpayLimit ?? 0)),
    [t.transactionLimit]: isCountUnlimited ? t.noLimit : formats.formatCount(Number(transactionLimit)),
    [t.products]: products
      .filter((product) => values.products.includes(product))
      .map((product) => ui.productNames[product])
      .join(', '),
    [t.remarks]: values.remarks.trim() || t.none,
  }
}

/** The fields that saving would change, in the order of the form. */
export function changesOf(
  card: FleetCard,
  before: CardValues,
  after: CardValues,
  messages: Messages,
): CardChange[] {
  const { t, formats } = messages
  const oldValues = displayValues(before, messages)
  const { money, count } = usedUpTexts(card, after, t, formats)
  const warnings: Record<string, string | undefined> = { [t.moneyLimit]: money, [t.transactionLimit]: count }
  return Object.entries(displayValues(after, messages)).flatMap(([name, text]) =>
    oldValues[name] === text
      ? []
      : [{ name, before: oldValues[name] ?? '', after: text, warning: warnings[name] }],
  )
}
