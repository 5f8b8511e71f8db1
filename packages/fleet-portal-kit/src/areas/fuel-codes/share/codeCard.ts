import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Formats } from '../../../format/formats.ts'
import type { codeCardsMessages } from '../../../locales/en/codeCards.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { remainingLitres } from '../fuelCodeFacts.ts'

type Messages = typeof codeCardsMessages.defaults

/** What a card or a message says about a code, besides the code itself. */
export interface CodeCardText {
  product: string
  litres: string
  period: readonly [first: string, last: string]
  /** The names of drivers and the plate numbers; empty for a code that anyone may use. */
  bearers: string
  isOneTime: boolean
}

/** The texts of a code. The volume is what is left of it. */
export const codeCardText = (
  code: FuelCode,
  { formatDay, formatLitres }: Formats,
  productNames: Readonly<Record<FuelCode['productCode'], string>>,
): CodeCardText => ({
  product: productNames[code.productCode],
  litres: formatLitres(remainingLitres(code)),
  period: [formatDay(code.startDate), formatDay(code.endDate)],
  bearers: [
    ...(code.drivers?.map(fullName) ?? []),
    ...(code.vehicles?.map(({ plateNumber }) => plateNumber) ?? []),
  ].join(', '),
  isOneTime: code.maxUsage === 1,
})

/** The message that a clerk sends to a driver. */
export const codeMessage = (
  code: string,
  { product, litres, period, bearers, isOneTime }: CodeCardText,
  fleet: string | undefined,
  t: Messages,
): string =>
  [
    t.text(inGroups(code), litres, product),
    t.textPeriod(...period),
    ...(bearers ? [t.textFor(bearers)] : []),
    ...(isOneTime ? [t.textOnce] : []),
    ...(fleet ? [t.textFleet(fleet)] : []),
  ].join(' ')
