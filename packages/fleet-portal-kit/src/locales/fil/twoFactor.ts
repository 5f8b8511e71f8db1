import type { twoFactorMessages } from '../en/twoFactor.ts'
import { plural } from './plural.ts'

export const twoFactor: typeof twoFactorMessages.defaults = {
  title: 'Patunayang ikaw ito',
  body: (email: string) => `Ilagay ang code na ipinadala namin sa ${email}.`,
  waitEnded: 'Maaari ka nang sumubok muli. Ipadala muli ang code at ilagay ang bago.',
  code: 'Verification code',
  verify: 'I-verify',
  resend: 'Ipadala muli ang code',
  resendIn: (time: string) => `Ipadala muli ang code pagkalipas ng ${time}`,
  resendLater: 'Maaari kang humiling ng isa pang code pagkalipas ng oras na ito.',
  resent: 'Naipadala ang bagong code.',
  resends: (count: number) =>
    count === 1
      ? 'Ipinadala muli ang code nang isang beses.'
      : `Ipinadala muli ang code nang ${plural(count, 'beses')}.`,
  remaining: (tries: number) =>
    tries === 0
      ? 'Isa pang maling code at mala-lock ang pag-sign in nang isang oras.'
      : `${plural(tries, 'maling code')} pa ang pinapayagan.`,
  wrongThrice: 'Mali ang inilagay nang 3 beses, subukan muli pagkalipas ng isang oras',
  locked: (time: string) => `Naka-lock ang pag-sign in hanggang ${time}.`,
  lockedUntil: (time: string) => `Maaari kang sumubok muli pagsapit ng ${time}.`,
  unlocksIn: (time: string) => `${time} pa ang natitira.`,
}
