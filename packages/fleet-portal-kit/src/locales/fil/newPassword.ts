import type { newPasswordMessages } from '../en/newPassword.ts'
import { formatCount, plural } from './plural.ts'

export const newPassword: typeof newPasswordMessages.defaults = {
  rules: 'Gumamit ng 8 character na halo-halo',
  length: '8 character o higit pa',
  upper: 'Isang malaking letra',
  lower: 'Isang maliit na letra',
  sign: 'Isang numero o # ? ! @ $ % ^ & * -',
  uncommon:
    'Huwag gumamit ng mga karaniwang salita o password, ng pangalan mo o ng email mo, kahit dagdagan ng ilang numero o simbolo.',
  met: 'natugunan',
  notMet: 'hindi pa natutugunan',
  progress: (met: number, all: number) =>
    `${formatCount(met)} sa ${plural(all, 'requirement')} ang natugunan`,
  checkingLink: 'Tinitingnan ang link mo…',
  otherUserTitle: 'May ibang gumagamit na naka-sign in',
  signedInTitle: 'Naka-sign in ka',
  signedInAs: (email: string) => `Naka-sign in ang browser na ito bilang ${email}.`,
  signedIn: 'Naka-sign in ang browser na ito.',
  linkFor: (email: string) => `Para kay ${email} ang link na binuksan mo.`,
  signedInNext:
    'Mag-sign out para magamit ang link. Kung mananatili kang naka-sign in, maaari mong buksan muli ang link sa ibang oras.',
  signOutAndGoOn: 'Mag-sign out at magpatuloy',
  staySignedIn: 'Manatiling naka-sign in',
  goToSignIn: 'Pumunta sa pag-sign in',
  backToHome: 'Bumalik sa Home',
}
