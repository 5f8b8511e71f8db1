import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `activateAccount`. @since 0.1.0 */
export const activateAccountMessages = defineMessages('activateAccount', {
  title: 'Activate account',
  lead: 'Welcome. Tell us your name and choose a password.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  activate: 'Activate account',
  needsPasswords: 'Enter a password that meets the requirements, and repeat it.',
  doneTitle: 'Your account is active',
  done: (email: string) => `You can now log in as ${email}.`,
  unsureTitle: 'Your account is probably active',
  unsure:
    'The connection was lost before the answer arrived. Your link has been used, so try to log in with your new password.',
  signedInAs: (email: string) => `You are signed in here as ${email}. Activating the account signs you out.`,
})
