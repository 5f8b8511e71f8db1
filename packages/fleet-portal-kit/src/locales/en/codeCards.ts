import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `codeCards`. @since 0.1.0 */
export const codeCardsMessages = defineMessages('codeCards', {
  title: 'Share Fuel Code',
  secret: 'Anyone who has this code can redeem the fuel. Show it only to the person who fuels.',
  hidden: 'The code is hidden',
  show: 'Show code',
  qrOf: (code: string) => `QR code of ${code}`,
  printCard: 'Print card',
  message: 'Message for SMS or Viber',
  copyMessage: 'Copy message',
  copied: 'Message copied',
  text: (code: string, litres: string, product: string) => `Fuel code ${code}: ${litres} of ${product}.`,
  textPeriod: (first: string, last: string) => `Valid from ${first} to ${last}.`,
  textFor: (bearers: string) => `For ${bearers} only.`,
  textOnce: 'It works once.',
  textFleet: (fleet: string) => `${fleet}. Do not forward this code.`,
  oneTime: 'Works once',
  multiUse: 'Works until the volume is used',
  anyone: 'Any driver, any vehicle',
  left: (litres: string) => `${litres} left`,

  printCodes: (count: number) => `Print ${plural(count, 'card')}`,
  printTitle: 'Print Code Cards',
  printBody: (count: number, sheets: number) =>
    `${plural(count, 'card')} with the code and its QR code, 8 on an A4 sheet: ${plural(sheets, 'sheet')}.`,
  printSecret: 'Anyone who has a card can redeem its fuel. Take the sheets from the printer at once.',
  sheetTitle: 'Fuel code cards',
})
