import type { codeCardsMessages } from '../en/codeCards.ts'
import { plural } from './plural.ts'

export const codeCards: typeof codeCardsMessages.defaults = {
  title: 'I-share ang Fuel Code',
  secret: 'Makaka-redeem ng fuel ang sinumang may hawak ng code na ito. Ipakita lang ito sa magpapa-fuel.',
  hidden: 'Nakatago ang code',
  show: 'Ipakita ang code',
  qrOf: (code: string) => `QR code ng ${code}`,
  printCard: 'I-print ang card',
  message: 'Mensahe para sa SMS o Viber',
  copyMessage: 'Kopyahin ang mensahe',
  copied: 'Nakopya ang mensahe',
  text: (code: string, litres: string, product: string) => `Fuel code ${code}: ${litres} ng ${product}.`,
  textPeriod: (first: string, last: string) => `May bisa mula ${first} hanggang ${last}.`,
  textFor: (bearers: string) => `Para lang kay o sa ${bearers}.`,
  textOnce: 'Isang beses lang magagamit.',
  textFleet: (fleet: string) => `${fleet}. Huwag i-forward ang code na ito.`,
  oneTime: 'Isang beses lang magagamit',
  multiUse: 'Magagamit hanggang maubos ang volume',
  anyone: 'Kahit sinong driver, kahit anong sasakyan',
  left: (litres: string) => `${litres} ang natitira`,

  printCodes: (count: number) => `I-print ang ${plural(count, 'card')}`,
  printTitle: 'I-print ang mga Code Card',
  printBody: (count: number, sheets: number) =>
    `${plural(count, 'card')} na may code at QR code, 8 sa bawat A4: ${plural(sheets, 'pahina')}.`,
  printSecret: 'Makaka-redeem ng fuel ang sinumang may hawak ng card. Kunin agad ang mga pahina sa printer.',
  sheetTitle: 'Mga fuel code card',
}
