import type { activateAccountMessages } from '../en/activateAccount.ts'

export const activateAccount: typeof activateAccountMessages.defaults = {
  title: 'I-activate ang account',
  lead: 'Maligayang pagdating. Sabihin sa amin ang pangalan mo at pumili ng password.',
  firstName: 'Unang pangalan',
  lastName: 'Apelyido',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Kumpirmahin ang password',
  activate: 'I-activate ang account',
  needsPasswords: 'Maglagay ng password na tumutugon sa mga requirement, at ulitin ito.',
  doneTitle: 'Aktibo na ang account mo',
  done: (email: string) => `Maaari ka nang mag-log in bilang ${email}.`,
  unsureTitle: 'Malamang na aktibo na ang account mo',
  unsure:
    'Naputol ang koneksiyon bago dumating ang sagot. Nagamit na ang link mo, kaya subukang mag-log in gamit ang bagong password mo.',
  signedInAs: (email: string) =>
    `Naka-sign in ka rito bilang ${email}. Masa-sign out ka kapag in-activate ang account.`,
}
