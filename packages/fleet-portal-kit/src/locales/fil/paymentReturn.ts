import type { paymentReturnMessages } from '../en/paymentReturn.ts'

export const paymentReturn: typeof paymentReturnMessages.defaults = {
  title: 'Nakabalik mula sa iyong pagbabayad',
  opening: 'Binubuksan ang iyong cash-in…',
  openingBank: 'Nilo-load ang iyong mga BPI account. Wala pang nabayaran.',
  otherTitle: 'Para sa ibang fleet ang bayad na ito',
  otherFleet: (fleet: string) => `Para sa fleet na ito ang bayad: ${fleet}`,
  otherLead: (current: string) =>
    `Nasa ${current} ka ngayon. Piliin ang fleet ng bayad para makita ang resulta. Walang mawawala.`,
  selectFleet: 'Pumili ng fleet',
  stay: (current: string) => `Manatili sa ${current}`,
  failedTitle: 'Hindi maituloy ang iyong bayad sa BPI',
  codeRefused: 'Wala nang bisa ang iyong pag-apruba sa BPI: nagamit na ito, o nag-expire na.',
  nothingPaid:
    'Walang nabayaran: sisingilin ka lang ng BPI pagkatapos mong ilagay rito ang one-time code nito. Magsimula muli sa Cash In, o ituloy ang cash-in na ito mula sa kasaysayan.',
  backToCashIn: 'Bumalik sa Cash In',
  history: 'Kasaysayan ng cash-in',
}
