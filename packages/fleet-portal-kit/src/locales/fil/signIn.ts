import type { signInMessages } from '../en/signIn.ts'

export const signIn: typeof signInMessages.defaults = {
  lead: 'Mag-sign in para bumili ng fuel at masubaybayan ang bawat litro.',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Tandaan ako',
  forgot: 'Nakalimutan ang password?',
  ended: 'Natapos na ang session mo. Mag-log in muli para magpatuloy.',
  logIn: 'Mag-log in',
  badInvite: 'Hindi valid o expired na ang activation link.',
  badInviteHelp:
    'Kung na-activate mo na dati ang account mo, mag-log in sa ibaba. Kung hindi pa, hilingin sa administrator mo na imbitahan ka muli.',
}
