import type { depositMessages } from '../en/deposits.ts'
import { formatCount, plural } from './plural.ts'

export const deposits: typeof depositMessages.defaults = {
  accounts: 'Mga account para sa deposit',
  noAccounts: 'Itanong sa support ang mga account para sa deposit.',
  accountName: 'Pangalan ng account',
  accountNumber: 'Account number',
  deduction: 'Ibinabawas ang Php 50.00 sa halaga ng cash-in.',
  howTitle: 'Paano ito gumagana',
  depositStep: 'Mag-deposit o mag-transfer sa isa sa mga account para sa deposit.',
  proofStep: 'Ipadala sa support ang patunay ng bayad kasama ang pangalan ng iyong fleet.',
  creditStep: 'Papasok ang halaga sa iyong wallet kapag na-verify na ang bayad.',
  whenTitle: 'Kailan ito bine-verify',
  deposit: 'Bank deposit at online transfer',
  depositTime: '2 hanggang 3 oras sa loob ng isang business day',
  transferBefore: 'PESONet transfer bago mag-3:00 PM',
  transferBeforeTime: 'Sa parehong business day',
  transferAfter: 'PESONet transfer mula 3:00 PM',
  transferAfterTime: 'Sa susunod na business day',
  check: 'Deposit ng tseke',
  checkTime: '1 hanggang 2 business day',
  now: (payment: string, transfer: string) =>
    `Kung magbabayad ka ngayon, mave-verify ang deposit nang hindi lalampas sa ${payment} at ang PESONet transfer sa ${transfer}.`,
  hours:
    'Ang business hours ay 8:00 AM hanggang 5:30 PM, Lunes hanggang Biyernes, maliban sa mga public holiday.',

  points: 'Puntos',
  available: 'Available na puntos',
  worth: (points: number, pesos: string) => `${plural(points, 'puntos')}, katumbas ng ${pesos}`,
  useAll: 'Gamitin lahat',
  least: (points: number) => `Minimum na ${plural(points, 'puntos')}`,
  missing: (points: number, missing: number) =>
    `Minimum na ${plural(points, 'puntos')}: kailangan pa ng ${formatCount(missing)}.`,
  most: (points: number) => `Maximum na ${plural(points, 'puntos')}`,
  tooFew: (missing: number) =>
    `Kailangan mo pa ng ${plural(missing, 'puntos')} para makapag-redeem ng puntos.`,
  byHand: 'Manwal na kine-credit ng support ang puntos. Maaaring tumagal ito nang ilang linggo.',
  weeks: 'Ilang linggo',
  notLinked: 'Wala pang VIP Biz Account ang fleet na ito. Magkonekta muna ng isa sa dashboard.',
  dashboard: 'Pumunta sa dashboard',
}
