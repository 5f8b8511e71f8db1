import type { fuelCodesMessages } from '../en/fuelCodes.ts'
import { formatCount, plural } from './plural.ts'

const codes = (count: number) => plural(count, 'code')

export const fuelCodes: typeof fuelCodesMessages.defaults = {
  title: 'Mga Fuel Code Ko',
  search: 'Hanapin ang code, driver o plate number',
  generate: 'Gumawa ng fuel code',
  empty: 'Wala pang fuel code ang fleet na ito.',
  emptyNext: 'Gumawa ng mga unang code',
  total: 'Kabuuan ng mga code',
  active: 'Mga aktibong code',
  created: 'Ginawa noong',
  product: 'Produkto',
  status: 'Status',
  use: 'Paggamit',
  type: 'Uri',
  autoRenew: 'Auto-renew',
  useAndOptions: 'Paggamit, SMS, renewal',
  renews: 'Awtomatikong nire-renew',
  renewsNot: 'Hindi nire-renew',
  sms: 'SMS',
  smsOn: 'Ipinadala sa SMS',
  smsOff: 'Hindi ipinadala',
  code: 'Fuel code',
  bearers: 'Uri, driver, sasakyan',
  volume: 'Na-redeem / volume',
  period: 'Panahon ng bisa',
  redeemedOf: (redeemed: string, volume: string) => `${redeemed} sa ${volume}`,
  left: (volume: string) => `${volume} ang natitira`,
  unused: (volume: string) => `${volume} ang hindi nagamit`,
  startsToday: 'Magsisimula ngayong araw',
  startsIn: (days: number) =>
    days === 1 ? 'Magsisimula bukas' : `Magsisimula pagkalipas ng ${plural(days, 'araw')}`,
  expiresToday: 'Mag-e-expire ngayong araw',
  expiresIn: (days: number) =>
    days === 1 ? 'Mag-e-expire bukas' : `Mag-e-expire pagkalipas ng ${plural(days, 'araw')}`,
  deactivate: 'I-deactivate',
  check: 'Gagana ba ang code na ito?',
  viewRedemptions: 'Tingnan ang mga redemption',
  onlyOpen: 'Mga aktibo o nakatakdang code lang ang maaaring i-deactivate.',
  share: 'I-share o i-print',
  onlyOpenShared: 'Mga aktibo o nakatakdang code lang ang maaaring i-share.',
  deactivateTitle: 'I-deactivate ang Fuel Code',
  deactivateBody: (code: string) => `Hindi na mare-redeem ang ${code}. Permanente ito.`,
  returned: (volumes) => `Babalik sa balanse ng fuel: ${volumes}.`,
  deactivateConfirm: 'I-deactivate ang code',
  deactivated: (code: string) => `Na-deactivate ang ${code}.`,

  several: {
    items: (count: number) => codes(count),
    others: (count: number) => `${formatCount(count)} pang napiling code`,
    deactivateBody: 'Hindi na mare-redeem ang mga code na ito. Permanente ito.',
    done: 'Na-deactivate',
  },
}
