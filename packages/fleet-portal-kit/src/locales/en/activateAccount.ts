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
  needsPasswords: 'Enter a password that meets the requirements, and the same one again.',
  doneTitle: 'Your account is active',
  done: (email: string) => `You can now log in as ${email}.`,
  unsureTitle: 'Your account is most likely active',
  unsure:
    'The connection was lost before the answer came. Your link is used up, so try to log in with your new password.',
  signedInAs: (email: string) => `You are signed in here as ${email}. Going on signs you out.`,
})
