import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `loyalty`. @since 0.1.0 */
export const loyaltyMessages = defineMessages('loyalty', {
  title: 'VIP points',
  points: (count: number) => plural(count, 'point'),
  member: (name: string, mobile: string) => (name ? `${name}, ${mobile}` : mobile),
  redeem: 'Redeem',
  missing: (count: number) =>
    `${plural(count, 'more point')} ${count === 1 ? 'is' : 'are'} needed: at least 1,000 can be redeemed.`,
  linkTitle: 'Link your VIP account',
  linkLead: 'Enter the mobile number of your VIP Biz account to see and redeem its points here.',
  notLoaded: 'Your points could not be loaded.',
  mobile: 'Mobile number',
  prefix: '+63',
  example: '10 digits, such as 917 123 4567',
  link: 'Link account',
  noModify: 'Your role can view the dashboard, but not link an account.',
  confirmTitle: 'Link this account?',
  confirmBody: (mobile: string) =>
    `The VIP Biz account of ${mobile} will be linked to this fleet. It cannot be unlinked here.`,
  linkedTitle: 'Account linked',
  linkedBody: (mobile: string) => `The VIP Biz account of ${mobile} is linked to this fleet.`,
  done: 'Okay got it',
})
