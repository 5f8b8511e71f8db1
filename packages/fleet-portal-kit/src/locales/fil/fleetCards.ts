import type { fleetCardsMessages } from '../en/fleetCards.ts'
import { formatCount, plural } from './plural.ts'

export const fleetCards: typeof fleetCardsMessages.defaults = {
  title: 'Pamamahala ng Fleet Card',
  search: 'Hanapin ang card number, driver o plate number',
  empty: 'Wala pang fleet card ang fleet na ito.',
  emptyOfHedging:
    'Walang fleet card ang fleet na ito. Bumibili ito ng fuel nang maaga, at gumagamit ng fuel code ang mga driver nito.',
  toFuelCodes: 'Pumunta sa Mga Fuel Code Ko',
  issued: 'Petsa ng pag-isyu',
  status: 'Status',
  statuses: {
    active: 'Aktibo',
    deactivated: 'Naka-deactivate',
    terminated: 'Na-terminate',
  },
  type: 'Uri ng card',
  products: 'Mga produkto',
  allProducts: 'Lahat ng produkto',
  cardAndType: 'Card number, uri',
  driver: 'Driver',
  vehicle: 'Sasakyan',
  moneyPerMonth: 'LocqPay kada buwan',
  transactionsPerMonth: 'Mga transaksiyon kada buwan',
  used: (amount: string) => `${amount} ang nagamit`,
  usedOf: (used: string, limit: string) => `${used} sa ${limit}`,
  upTo: (limit: string) => `hanggang ${limit}`,
  left: (rest: string) => `Tira: ${rest}`,
  limitReached: 'Ubos na',
  noLimit: 'Walang limit',
  reportTitle: 'Matagumpay',
  reportText: 'Ginagawa ang report',
  edit: 'I-edit',
  check: 'Gagana ba ang card na ito?',
  viewRedemptions: 'Tingnan ang mga redemption',
  deactivate: 'I-deactivate',
  activate: 'I-activate',
  terminate: 'I-terminate ang card',

  deactivateTitle: 'I-deactivate ang Fleet Card',
  deactivateBody: (card: string) =>
    `Hindi makakapagbayad ang ${card} habang naka-deactivate ito. Pansamantala lang ito: maaari mo itong i-activate muli anumang oras.`,
  deactivateConfirm: 'Oo, i-deactivate ito',
  deactivated: (card: string) => `Na-deactivate ang ${card}.`,
  activateTitle: 'I-activate ang Fleet Card',
  activateBody: (card: string) => `Makakapagbayad muli ang ${card}, sa loob ng mga limit nito.`,
  activateConfirm: 'Oo, i-activate ito',
  activated: (card: string) => `Aktibo na muli ang ${card}.`,
  terminateTitle: 'I-terminate ang Fleet Card',
  terminateBody: (card: string) =>
    `Hindi na kailanman makakapagbayad ang ${card}. Permanente ito: hindi na maaaring i-activate o i-edit ang na-terminate na card.`,
  terminateInstead: 'Para pansamantalang ihinto ang card, i-deactivate na lang ito.',
  terminateConfirm: 'Oo, i-terminate ito',
  terminated: (card: string) => `Na-terminate ang ${card}.`,
  several: {
    items: (count: number) => plural(count, 'card'),
    others: (count: number) => `${formatCount(count)} pang napiling card`,
    deactivateBody:
      'Hindi makakabayad ang mga card na ito habang naka-deactivate. Pansamantala ito: maaari mong i-activate muli ang mga ito anumang oras.',
    changeLimits: (count: number) => `Baguhin ang mga limit ng ${plural(count, 'card')}`,
    changeLimitsLead:
      'Gagamitin ng bawat card ang mga bagong limit mula ngayon. Hindi magbabago ang mga limit na walang laman.',
    newLimits: (limits: string) => `Bago sa bawat card: ${limits}.`,
    newMoneyLimit: (limit: string) => `LocqPay limit na ${limit} kada buwan`,
    newTransactionLimit: (count: string) =>
      count === '1' ? '1 transaksiyon kada buwan' : `${count} na transaksiyon kada buwan`,
    noMoneyLimit: 'walang LocqPay limit',
    noTransactionLimit: 'walang limit sa transaksiyon',
    enterALimit: 'Maglagay ng kahit isang bagong limit.',
    used: (amount: string) => `${amount} ang nagamit`,
    transactions: (count: number) => plural(count, 'transaksiyon'),
    usedUp: (count: number) =>
      count === 1
        ? 'Nagamit na ng 1 card ang bago nitong limit. Hindi na ito makakapagbayad hanggang sa susunod na buwan.'
        : `Nagamit na ng ${plural(count, 'card')} ang mga bago nilang limit. Hindi na makakapagbayad ang mga ito hanggang sa susunod na buwan.`,
    continue: 'Magpatuloy',
    limitsChanged: 'Nabago',
    limitsResult: (done: string, cards: string) => `Nabago ang mga limit ng ${done} sa ${cards}`,
    activateBody: 'Makakabayad na muli ang mga card na ito, ayon sa kanilang mga limit.',
  },
}
