import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `forgotPassword`. @since 0.1.0 */
export const forgotPasswordMessages = defineMessages('forgotPassword', {
  title: 'Password Reset',
  lead: 'Enter the email that you log in with. We will send you instructions to choose a new password.',
  email: 'Email',
  continue: 'Continue',
  sent: (email: string) => `Instructions were sent to ${email}.`,
  sentHelp:
    'No email after a few minutes? Check the spam folder, and check that this is the email of your account.',
  otherEmail: 'Use another email',
})
