import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { centavos, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'
import { plusDays } from '../../format/calendar.ts'
import { isDay } from '../../format/days.ts'
import type { Formats } from '../../format/formats.ts'
import type { verdictMessages } from '../../locales/en/verdict.ts'
import { litresLeft, litresOfRenewal, startOf, type Check } from './verdict.ts'

type Messages = typeof verdictMessages.defaults

interface Words {
  t: Messages
  formats: Formats
  /** The names of the driver and the vehicle. */
  driver: string
  vehicle: string
}

const bearerText = ({ rule, result }: Check, { t, driver, vehicle }: Words): string => {
  if (rule === 'driver') {
    if (result === 'unknown') return t.driverUnknown(driver)
    return result === 'passes' ? t.driverActive(driver) : t.driverInactive(driver)
  }
  if (result === 'unknown') return t.vehicleUnknown(vehicle)
  return result === 'passes' ? t.vehicleActive(vehicle) : t.vehicleInactive(vehicle)
}

interface CodeWords extends Words {
  freeLitres: Millilitres | undefined
}

/** The sentence of one check of a code. */
export function codeReason(code: FuelCode, check: Check, words: CodeWords): string {
  const { t, formats, freeLitres } = words
  const { formatDay, formatInstant, formatLitres } = formats
  const { rule, result, from } = check
  const renewalDay = formatDay(isDay(code.endDate) ? plusDays(code.endDate, 1) : code.endDate)
  const isRenewed = result === 'waits'
  switch (rule) {
    case 'status':
      return result === 'passes' ? t.codeNotDeactivated : t.codeDeactivated
    case 'fleet':
      return result === 'passes' ? t.fleetActive : t.fleetDeactivated
    case 'period':
      if (result === 'waits') return t.periodLater(formatInstant(from ?? startOf(code.startDate)))
      if (result === 'fails') return t.periodOver(formatDay(code.endDate))
      return t.periodNow(formatDay(code.startDate), formatDay(code.endDate))
    case 'use': {
      if (result === 'passes') return code.maxUsage === 1 ? t.oneUse : t.manyUses
      const sentence = code.maxUsage === 1 ? t.used : t.usedUp
      return isRenewed ? `${sentence} ${t.renewsOn(renewalDay)}` : sentence
    }
    case 'litres':
      if (result === 'passes') {
        return t.litresLeft(formatLitres(litresLeft(code)), formatLitres(code.literVolume))
      }
      return [t.litresGone(formatLitres(code.literVolume)), isRenewed && t.renewsOn(renewalDay)]
        .filter(Boolean)
        .join(' ')
    case 'renewal': {
      if (freeLitres === undefined) return t.renewalUnknown
      const volume = formatLitres(litresOfRenewal(code))
      const sentence = result === 'warns' ? t.renewalShort : t.renewalCovered
      return sentence(renewalDay, volume, formatLitres(freeLitres))
    }
    default:
      return bearerText(check, words)
  }
}

interface CardWords extends Words {
  wallet: Centavos | undefined
  /** Whether the user may read the balance of the wallet. */
  readsWallet: boolean
  productNames: Readonly<Record<Product, string>>
}

/** The sentence of one check of a card. */
export function cardReason(card: FleetCard, check: Check, words: CardWords): string {
  const { t, formats, wallet, readsWallet, productNames } = words
  const { formatInstant, formatPesos } = formats
  const { rule, result, from = '' } = check
  switch (rule) {
    case 'status':
      if (result === 'passes') return t.cardActive
      return card.status === 'terminated' ? t.cardTerminated : t.cardDeactivated
    case 'fleet':
      return result === 'passes' ? t.fleetActive : t.fleetDeactivated
    case 'products': {
      const paid = products.filter((product) => card[product]).map((product) => productNames[product])
      return paid.length > 0 ? t.paysFor(paid.join(', ')) : t.paysForNothing
    }
    case 'transactions': {
      const { transactionLimit: limit, transactionThisMonth: used } = card
      if (!limit) return t.noTransactionLimit
      if (used == null) return t.transactionsUnknown
      if (result === 'waits') return t.transactionsGone(limit, formatInstant(from))
      return t.transactionsLeft(limit - used, limit)
    }
    case 'money': {
      const { locqpayLimit: limit, locqpayPaymentThisMonth: used } = card
      if (!limit) return t.noMoneyLimit
      if (used == null) return t.moneyUnknown
      if (result === 'waits') return t.moneyGone(formatPesos(limit), formatInstant(from))
      return t.moneyLeft(formatPesos(centavos(limit - used)), formatPesos(limit))
    }
    case 'wallet':
      if (wallet === undefined) return readsWallet ? t.walletNotRead : t.walletUnknown
      return wallet > 0 ? t.walletHas(formatPesos(wallet)) : t.walletEmpty
    default:
      return bearerText(check, words)
  }
}
