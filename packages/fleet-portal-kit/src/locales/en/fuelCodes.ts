import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

const codes = (count: number) => plural(count, 'code')

/** English sentences of the namespace `fuelCodes`. @since 0.1.0 */
export const fuelCodesMessages = defineMessages('fuelCodes', {
  title: 'My Fuel Codes',
  search: 'Search code, driver or plate number',
  generate: 'Generate fuel codes',
  empty: 'This fleet has no fuel codes yet.',
  emptyNext: 'Generate the first codes',
  total: 'Total codes',
  active: 'Active codes',
  created: 'Created',
  product: 'Product',
  status: 'Status',
  use: 'Use',
  type: 'Type',
  autoRenew: 'Auto-renew',
  useAndOptions: 'Use, SMS, renewal',
  renews: 'Renews automatically',
  renewsNot: 'Does not renew',
  sms: 'SMS',
  smsOn: 'Sent by SMS',
  smsOff: 'Not sent',
  code: 'Fuel code',
  bearers: 'Type, driver, vehicle',
  volume: 'Redeemed / volume',
  period: 'Eligible period',
  redeemedOf: (redeemed: string, volume: string) => `${redeemed} of ${volume}`,
  left: (volume: string) => `${volume} left`,
  unused: (volume: string) => `${volume} unused`,
  startsToday: 'Starts today',
  startsIn: (days: number) => (days === 1 ? 'Starts tomorrow' : `Starts in ${plural(days, 'day')}`),
  expiresToday: 'Expires today',
  expiresIn: (days: number) => (days === 1 ? 'Expires tomorrow' : `Expires in ${plural(days, 'day')}`),
  deactivate: 'Deactivate',
  check: 'Will this code work?',
  viewRedemptions: 'View redemptions',
  onlyOpen: 'Only active or scheduled codes can be deactivated.',
  share: 'Share or print',
  onlyOpenShared: 'Only active or scheduled codes can be shared.',
  deactivateTitle: 'Deactivate Fuel Code',
  deactivateBody: (code: string) => `${code} can no longer be redeemed. This is permanent.`,
  deactivateConfirm: 'Deactivate code',
  deactivated: (code: string) => `${code} was deactivated.`,

  several: {
    items: (count: number) => codes(count),
    deactivateBody: 'These codes can no longer be redeemed. This is permanent.',
    done: 'Deactivated',
  },
})
