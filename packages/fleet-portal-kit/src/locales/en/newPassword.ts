import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** Sentences about choosing a new password. @since 0.1.0 */
export const newPasswordMessages = defineMessages('newPassword', {
  rules: 'Use 8 chars with mix',
  length: '8 characters or more',
  upper: 'An upper-case letter',
  lower: 'A lower-case letter',
  sign: 'A number or # ? ! @ $ % ^ & * -',
  uncommon:
    'Do not use common words or passwords, your name or your email, even with a few numbers or signs added.',
  met: 'met',
  notMet: 'not met yet',
  progress: (met: number, all: number) => `${formatCount(met)} of ${plural(all, 'requirement')} met`,
  checkingLink: 'Checking your link…',
  otherUserTitle: 'Another user is signed in',
  signedInTitle: 'You are signed in',
  signedInAs: (email: string) => `This browser is signed in as ${email}.`,
  signedIn: 'This browser is signed in.',
  linkFor: (email: string) => `The link that you opened is for ${email}.`,
  signedInNext: 'Sign out to use the link. If you stay signed in, you can open the link again later.',
  signOutAndGoOn: 'Sign out and continue',
  staySignedIn: 'Stay signed in',
  goToSignIn: 'Go to sign in',
  backToHome: 'Back to home',
})
