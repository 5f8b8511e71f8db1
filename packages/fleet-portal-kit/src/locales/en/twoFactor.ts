import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `twoFactor`. @since 0.1.0 */
export const twoFactorMessages = defineMessages('twoFactor', {
  title: "Verify that it's you",
  body: (email: string) => `Enter the code that we sent to ${email}.`,
  waitEnded: 'You can try again now. Resend the code and enter the new one.',
  code: 'Verification code',
  verify: 'Verify',
  resend: 'Resend code',
  resendIn: (time: string) => `Resend code in ${time}`,
  resendLater: 'You can request another code after this time.',
  resent: 'A new code was sent.',
  resends: (count: number) =>
    count === 1 ? 'The code was sent again once.' : `The code was sent again ${formatCount(count)} times.`,
  remaining: (tries: number) =>
    tries === 0
      ? 'One more wrong code locks sign-in for an hour.'
      : `${plural(tries, 'more wrong code')} ${tries === 1 ? 'is' : 'are'} allowed.`,
  wrongThrice: 'Entered incorrectly 3 times, try again after one hour',
  locked: (time: string) => `Sign-in is locked until ${time}.`,
  lockedUntil: (time: string) => `You can try again at ${time}.`,
  unlocksIn: (time: string) => `${time} left.`,
})
