import type { forgotPasswordMessages } from '../en/forgotPassword.ts'

export const forgotPassword: typeof forgotPasswordMessages.defaults = {
  title: 'Pag-reset ng Password',
  lead: 'Ilagay ang email na ginagamit mo sa pag-log in. Padadalhan ka namin ng mga instruksiyon sa pagpili ng bagong password.',
  email: 'Email',
  continue: 'Magpatuloy',
  sent: (email: string) => `Naipadala ang mga instruksiyon sa ${email}.`,
  sentHelp:
    'Walang email pagkalipas ng ilang minuto? Tingnan ang spam folder, at tiyaking ito ang email ng account mo.',
  otherEmail: 'Gumamit ng ibang email',
}
