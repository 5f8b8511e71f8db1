import { defineMessages } from '../messageSet.ts'

/** Sentences that replace content without a session. @since 0.1.0 */
export const sessionMessages = defineMessages('session', {
  ended: 'Your session has ended',
  notSignedIn: 'You are not signed in',
  signedOut: 'You are signed out',
  detail: 'Sign in again to continue.',
  signedOutDetail: 'Sign in to continue.',
  unavailable: 'We could not check who is signed in. Try again, or reload the page.',
  tryAgain: 'Try again',
  goToSignIn: 'Go to sign in',
})
