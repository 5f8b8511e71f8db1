import type { codeDraftsMessages } from '../en/codeDrafts.ts'
import { plural } from './plural.ts'

const codes = (count: number) => plural(count, 'code')

export const codeDrafts: typeof codeDraftsMessages.defaults = {
  fromTable: 'Magdagdag mula sa table',
  repeatWeek: 'Ulitin ang nakaraang linggo',
  repeated: (count: number) =>
    `Idinagdag ang ${codes(count)} ng nakaraang linggo, na ang mga petsa ay isang linggo ang kasunod. Walang code na gagawin hangga’t hindi ka nagkukumpirma.`,
  unfinished: (count: number): string =>
    count === 1
      ? 'May 1 code na kailangang baguhin. May marka ito sa listahan.'
      : `May ${codes(count)} na kailangang baguhin. May marka ang mga ito sa listahan.`,
  nothingLastWeek: 'Walang ginawang code sa nakaraang 7 araw.',
  generate: (count: number) => `Gumawa ng ${codes(count)}`,
  repeat: (count: number) => `Ulitin ang ${codes(count)}`,
  added: (count: number) =>
    `Idinagdag ang ${codes(count)} sa listahan. Walang code na gagawin hangga’t hindi ka nagkukumpirma.`,

  discardAll: 'I-delete lahat',
  changeAll: 'Baguhin lahat',
  changeAllTitle: (count: number) => `Baguhin ang ${codes(count)}`,
  changeAllLead: 'Hindi magbabago sa bawat code ang mga field na walang laman.',
  unchanged: 'Huwag baguhin',
  applyToAll: (count: number) => `Ilapat sa ${codes(count)}`,
  changedAll: (count: number) => `Nabago ang ${codes(count)}.`,

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
