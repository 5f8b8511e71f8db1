import type { resetPasswordMessages } from '../en/resetPassword.ts'

export const resetPassword: typeof resetPasswordMessages.defaults = {
  title: 'Pag-reset ng Password',
  lead: 'Pumili ng bagong password para sa account mo.',
  leadFor: (email: string) => `Pumili ng bagong password para kay ${email}.`,
  password: 'Bagong password',
  confirmPassword: 'Kumpirmahin ang bagong password',
  continue: 'Magpatuloy',
  newLink: 'Padalhan ako ng bagong link',
  changedTitle: 'Nabago ang password',
  changed: 'Mag-log in gamit ang bagong password mo.',
  unsure:
    'Naputol ang koneksiyon bago dumating ang sagot. Nagamit na ang link mo, kaya malamang na naitakda na ang bagong password. Subukang mag-log in gamit ito.',
}
