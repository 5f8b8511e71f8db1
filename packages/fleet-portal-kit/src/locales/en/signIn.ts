import { defineMessages } from '../../provider/messages.ts'

export const signInMessages = defineMessages('signIn', {
  title: 'Fleet Portal',
  lead: 'Sign in to buy fuel and follow every liter.',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  forgot: 'Forgot password?',
  ended: 'Your session has ended. Log in again to go on.',
  logIn: 'Log in',
  badInvite: 'The activation link is invalid or has expired.',
  badInviteHelp:
    'If you activated your account before, log in below. Otherwise ask your administrator to invite you again.',
})
