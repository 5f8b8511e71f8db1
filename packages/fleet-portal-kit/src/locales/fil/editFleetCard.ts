import type { editFleetCardMessages } from '../en/editFleetCard.ts'
import { formatCount } from './plural.ts'

export const editFleetCard: typeof editFleetCardMessages.defaults = {
  title: 'I-edit ang Fleet Card',
  back: 'Bumalik sa mga fleet card',
  noCard: 'Walang napiling card',
  noCardDetail: 'Piliin ang card na ie-edit sa listahan ng mga fleet card.',
  notActive: 'Aktibong card lang ang maaaring i-edit.',
  activateFirst: 'I-activate ito sa listahan bago mo ito i-edit.',
  cardNumber: 'Card number',
  type: 'Uri ng card',
  driver: 'Driver',
  vehicle: 'Sasakyan',
  clears: (names: string) =>
    `Walang driver o sasakyan ang card na ganito ang uri. Kapag nag-save ka, aalisin ang ${names}. Pumili ng ibang uri para manatili ang mga ito.`,
  and: (one: string, other: string) => `${one} at ${other}`,
  moneyLimit: 'Limit ng LocqPay kada buwan',
  transactionLimit: 'Limit ng transaksiyon kada buwan',
  noLimit: 'Walang limit',
  noMoneyLimit: 'Walang limit ng LocqPay',
  noTransactionLimit: 'Walang limit ng transaksiyon',
  moneyRange: '₱1.00 hanggang ₱99,999,999.99.',
  transactionRange: '1 hanggang 999,999.',
  usedThisMonth: (used: string) => `Nagamit ngayong buwan: ${used}.`,
  belowUse: (used: string) =>
    `${used} na ang nagamit ngayong buwan. Hindi na makakapagbayad ang card hanggang sa susunod na buwan.`,
  products: 'Mga produkto',
  tickOne: 'Pumili ng kahit isang produkto.',
  remarks: 'Remarks',
  remarksLeft: (length: number, most: number) => `${formatCount(length)} / ${formatCount(most)}`,
  save: 'I-save ang mga detalye',
  saved: 'Matagumpay na na-update ang mga detalye',
  saveTitle: 'I-save ang mga pagbabago?',
  unchanged: 'Wala kang binago.',
  before: 'Bago',
  after: 'Pagkatapos',
  none: 'Wala',
}
