import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `signIn`. @since 0.1.0 */
export const signInMessages = defineMessages('signIn', {
  lead: 'Sign in to buy fuel and follow every liter.',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  forgot: 'Forgot password?',
  ended: 'Your session has ended. Log in again to continue.',
  logIn: 'Log in',
  badInvite: 'The activation link is invalid or has expired.',
  badInviteHelp:
    'If you activated your account before, log in below. Otherwise ask your administrator to invite you again.',
})
