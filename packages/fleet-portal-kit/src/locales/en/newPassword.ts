import { defineMessages } from '../../provider/messages.ts'

/** The words around a new password, for whoever resets one or gets the first. */
export const newPasswordMessages = defineMessages('newPassword', {
  rules: 'Use 8 chars with mix',
  length: '8 characters or more',
  upper: 'An upper-case letter',
  lower: 'A lower-case letter',
  sign: 'A number or # ? ! @ $ % ^ & * -',
  uncommon: 'Not a password that is easy to guess',
  met: 'met',
  notMet: 'not met yet',
  progress: (met: number, all: number) => `${met} of ${all} requirements met`,
  checkingLink: 'Checking your link…',
  goToSignIn: 'Go to sign in',
  backToHome: 'Back to home',
})
