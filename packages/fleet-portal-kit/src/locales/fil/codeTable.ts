import type { codeTableMessages } from '../en/codeTable.ts'
import { plural } from './plural.ts'

const codes = (count: number) => plural(count, 'code')

export const codeTable: typeof codeTableMessages.defaults = {
  tableTitle: 'Magdagdag ng mga Code mula sa Table',
  tableNote: (count: number) => `${codes(count)}. Wala pang nagagawang code.`,
  addToList: (count: number) => `Magdagdag ng ${codes(count)}`,
  headings: {
    bearer: 'Driver o plate number',
    product: 'Produkto',
    liters: 'Litro',
    period: 'Panahon ng bisa',
    sms: 'SMS',
  },
  unknownBearer: (text: string) => `Walang aktibong driver o sasakyan na “${text}”`,
  unknownVehicle: (text: string) => `Walang aktibong sasakyan na may plate number na “${text}”`,
  sameName: (name: string) => `Higit sa isang driver ang may pangalang ${name}. Isulat na lang ang driver ID`,
  noBearer: 'Isulat ang driver, ang plate number, o “any”',
  anyWithVehicle: 'Walang plate number ang code na para sa kahit sinong driver at sasakyan',
  twoVehicles: 'Dalawang magkaibang plate number',
  unknownProduct: (names: string) => `Isulat ang produkto: ${names}`,
  wrongLiters: 'Isulat ang litro bilang numero, gaya ng 40 o 40.5',
  wrongDays: 'Isulat ang bilang ng araw mula 1 hanggang 1,000',
  wrongDay: 'Isulat ang petsa nang ganito: 2026-11-30',
  ambiguousDay: 'Maaaring mapagpalit ang araw at buwan. Isulat ang petsa nang ganito: 2026-11-30',
  noPeriod: 'Isulat ang bilang ng araw, o ang huling araw',
  otherPeriod: 'Hindi magkatugma ang bilang ng araw at ang huling araw',
  endBeforeStart: 'Nauuna ang huling araw sa unang araw',
  wrongSms: 'Isulat ang yes, no, o isang mobile number',
}
