import type { codeTableMessages } from '../en/codeTable.ts'
import { plural } from './plural.ts'

const didYouMean = (near: readonly string[]) =>
  near.length > 0 ? `. Ibig mo bang sabihin ay ${near.join(' o ')}?` : ''

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
  columns: {
    driver_or_plate: 'Driver o plate number',
    product: 'Produkto',
    liters: 'Litro',
    days: 'Araw',
    start_date: 'Unang araw',
    end_date: 'Huling araw',
    plate_number: 'Plate number',
    sms: 'SMS',
  },
  hints: {
    required:
      'Kailangan: driver o plate number, produkto, litro, at bilang ng araw o huling araw. Isulat ang “any” kung para sa kahit sinong driver at sasakyan. Kung walang unang araw, ngayon magsisimula ang code.',
    dates: 'Mga petsa: 2026-11-30, 30 Nov 2026 o Nov 30, 2026.',
    sms: 'SMS: yes, no, o isang mobile number gaya ng 09171234567 o +63\u00a0917\u00a0123\u00a04567.',
  },
  unknownBearer: (text: string, near: readonly string[]) =>
    `Walang aktibong driver o sasakyan na “${text}”${didYouMean(near)}`,
  unknownVehicle: (text: string, near: readonly string[]) =>
    `Walang aktibong sasakyan na may plate number na “${text}”${didYouMean(near)}`,
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
