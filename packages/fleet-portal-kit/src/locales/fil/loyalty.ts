import type { loyaltyMessages } from '../en/loyalty.ts'
import { plural } from './plural.ts'

export const loyalty: typeof loyaltyMessages.defaults = {
  title: 'VIP points',
  points: (count: number) => plural(count, 'puntos'),
  member: (name: string, mobile: string) => (name ? `${name}, ${mobile}` : mobile),
  redeem: 'I-redeem',
  missing: (count: number) =>
    `Kailangan pa ng ${plural(count, 'puntos')}: hindi bababa sa 1,000 ang maaaring i-redeem.`,
  linkTitle: 'I-link ang iyong VIP account',
  linkLead:
    'Ilagay ang mobile number ng iyong VIP Biz account para makita at ma-redeem dito ang puntos nito.',
  notLoaded: 'Hindi ma-load ang iyong puntos.',
  mobile: 'Mobile number',
  prefix: '+63',
  example: '10 digit, gaya ng 917 123 4567',
  link: 'I-link ang account',
  noModify: 'Maaaring tingnan ng iyong role ang dashboard, pero hindi ito maaaring mag-link ng account.',
  confirmTitle: 'I-link ang account na ito?',
  confirmBody: (mobile: string) =>
    `Ili-link sa fleet na ito ang VIP Biz account ng ${mobile}. Hindi ito maaaring i-unlink dito.`,
  linkedTitle: 'Na-link ang account',
  linkedBody: (mobile: string) => `Naka-link sa fleet na ito ang VIP Biz account ng ${mobile}.`,
  done: 'OK, naintindihan ko',
}
