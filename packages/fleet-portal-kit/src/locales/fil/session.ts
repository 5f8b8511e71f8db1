import type { sessionMessages } from '../en/session.ts'

export const session: typeof sessionMessages.defaults = {
  ended: 'Natapos na ang session mo',
  notSignedIn: 'Hindi ka naka-sign in',
  signedOut: 'Naka-sign out ka na',
  detail: 'Mag-sign in muli para magpatuloy.',
  signedOutDetail: 'Mag-sign in para magpatuloy.',
  unavailable: 'Hindi namin natiyak kung sino ang naka-sign in. Subukan muli, o i-reload ang pahina.',
  tryAgain: 'Subukan muli',
  goToSignIn: 'Pumunta sa pag-sign in',
}
