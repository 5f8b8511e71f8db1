import type { reconciliationMessages } from '../en/reconciliation.ts'
import { formatCount, plural } from './plural.ts'

export const reconciliation: typeof reconciliationMessages.defaults = {
  title: 'Pagtutugma',
  intro: 'Ang pumasok at lumabas sa isang buwan, ikinumpara sa balanse ng fleet.',
  month: 'Buwan',
  previous: 'Nakaraang buwan',
  next: 'Susunod na buwan',
  noFuture: 'Hindi pa tapos ang buwang ito. Wala pang entry ang mga susunod.',
  period: (first: string, last: string) => `${first} – ${last}`,
  soFar: (month: string) => `${month}, hanggang ngayon`,
  wallet: 'Wallet',

  opening: (day: string) => `Panimulang balanse, ${day}`,
  lines: {
    cashIn: 'Mga cash-in',
    purchase: 'Mga pagbili ng fuel',
    redemption: 'Mga redemption',
    fuelPayment: 'Mga bayad sa fuel gamit ang card',
    otherPayment: 'Iba pang bayad gamit ang card',
  },
  counted: (name: string, count: number) => `${name} (${formatCount(count)})`,
  countedWithVoids: (name: string, count: number, voided: number) =>
    `${name} (${formatCount(count)} at ${formatCount(voided)} na-void)`,
  voids: 'Na-void, ibinalik',
  closing: (day: string) => `Pangwakas na balanse, ${day}`,
  closingNow: 'Balanse ayon sa mga entry, ngayon',
  fees: 'Mga fee ng cash-in, wala sa wallet',
  paidIn: 'Mga cash-in kasama ang fee, kabuuang binayaran',
  feesUnknown: (count: number) => `Hindi alam ang fee ng ${plural(count, 'cash-in')}.`,
  saved: 'Natipid kumpara sa pump price',
  paidAbove: 'Binayarang higit sa pump price',
  savingsUnknown: (count: number) =>
    `Hindi alam ang isa sa dalawang presyo ng ${plural(count, 'redemption')}.`,
  noEntries: 'Walang entry sa buwang ito.',

  later: (day: string) => `Mga entry pagkatapos ng ${day}`,
  computed: 'Balanse ayon sa lahat ng entry, ngayon',
  balance: 'Balanse ng fleet, ngayon',
  free: 'Wala sa mga fuel code',
  inCodes: 'Nasa mga fuel code',
  difference: 'Pagkakaiba',
  matches: 'Tugma sa balanse',
  differs: (amount: string) => `May pagkakaibang ${amount}`,
  unchecked: 'Hindi natingnan',
  allMatch: (total: number) => `${formatCount(total)} sa ${plural(total, 'account')} ang tugma sa balanse`,
  someDiffer: (count: number, total: number) =>
    `${formatCount(count)} sa ${plural(total, 'account')} ang hindi tugma sa balanse`,
  more: 'Mas malaki ang balanse kaysa sa paliwanag ng mga entry. Ipakita ito sa inyong account manager.',
  less: 'Mas maliit ang balanse kaysa sa paliwanag ng mga entry. Ipakita ito sa inyong account manager.',
  voidNote: 'Binibilang at ibinabalik ang na-void na entry sa araw ng entry.',

  reading: 'Binabasa ang lahat ng entry',
  readingBalances: 'Binabasa ang mga balanse…',
  progress: (read: string, total: string) => `${read} sa ${total} entry`,
  cancel: 'Kanselahin',
  cancelled: 'Kinansela ang pagbabasa',
  cancelledDetail: 'Walang kinukuwenta mula sa bahagi lang ng mga entry.',
  start: 'Basahin ang mga entry',
  readAgain: 'Basahin ulit',
  tooMany: 'Napakaraming entry',
  tooManyDetail: (total: string, most: string) =>
    `May ${total} entry mula sa simula ng buwang ito, at hanggang ${most} lang ang binabasa ng page na ito. Pumili ng mas bagong buwan, o i-export ang mga listahan.`,
  basis: (count: number, time: string) =>
    `Kinuwenta mula sa ${plural(count, 'entry')}, binasa noong ${time}.`,
  allRead: 'Nabasa ang lahat ng entry ng fleet.',
  notAllRead:
    'Napakarami ng entry ng fleet para basahin lahat. Kinuwenta pabalik ang panimulang balanse mula sa kasalukuyang balanse, kaya walang natingnan.',
  changed:
    'May balanseng nagbago habang binabasa ang mga entry. Basahin ulit bago paniwalaan ang pagkakaiba.',

  print: 'I-print',
  csv: 'I-download ang CSV',
  csvName: 'pagtutugma',
  csvAccount: 'Account',
  csvUnit: 'Yunit',
  csvEntry: 'Entry',
  csvCount: 'Bilang',
  csvAmount: 'Halaga',
  pesos: 'PHP',
  litres: 'litro',
  madeAt: (time: string) => `Ginawa noong ${time}`,
}
