import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `resetPassword`. @since 0.1.0 */
export const resetPasswordMessages = defineMessages('resetPassword', {
  title: 'Password Reset',
  lead: 'Choose a new password for your account.',
  leadFor: (email: string) => `Choose a new password for ${email}.`,
  password: 'New password',
  confirmPassword: 'Confirm new password',
  continue: 'Continue',
  newLink: 'Send me a new link',
  changedTitle: 'Password changed',
  changed: 'Log in with your new password.',
  unsure:
    'The connection was lost before the answer arrived. Your link has been used, so the new password is probably set. Try to log in with it.',
})
