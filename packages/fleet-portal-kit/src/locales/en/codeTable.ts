import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

const didYouMean = (near: readonly string[]) =>
  near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : ''

const codes = (count: number) => plural(count, 'code')

/** English sentences of the namespace `codeTable`: fuel codes from a pasted table or a file. @since 0.1.0 */
export const codeTableMessages = defineMessages('codeTable', {
  tableTitle: 'Add Codes from a Table',
  tableNote: (count: number) => `${codes(count)}. Nothing is generated yet.`,
  addToList: (count: number) => `Add ${codes(count)}`,
  headings: {
    bearer: 'Driver or plate number',
    product: 'Product',
    liters: 'Liters',
    period: 'Eligible period',
    sms: 'SMS',
  },
  columns: {
    driver_or_plate: 'Driver or plate number',
    product: 'Product',
    liters: 'Liters',
    days: 'Days',
    start_date: 'Start date',
    end_date: 'End date',
    plate_number: 'Plate number',
    sms: 'SMS',
  },
  hints: {
    required:
      'Required: driver or plate number, product, liters, and days or end date. Write “any” for any driver and vehicle. Without a start date the code starts today.',
    dates: 'Dates: 2026-11-30, 30 Nov 2026 or Nov 30, 2026.',
    sms: 'SMS: yes, no, or a mobile number such as 09171234567 or +63\u00a0917\u00a0123\u00a04567.',
  },
  unknownBearer: (text: string, near: readonly string[]) =>
    `No active driver or vehicle is “${text}”${didYouMean(near)}`,
  unknownVehicle: (text: string, near: readonly string[]) =>
    `No active vehicle has the plate number “${text}”${didYouMean(near)}`,
  sameName: (name: string) => `More than one driver is named ${name}. Write the driver ID instead`,
  noBearer: 'Write a driver, a plate number, or “any”',
  anyWithVehicle: 'A code for any driver and vehicle has no plate number',
  twoVehicles: 'Two different plate numbers',
  unknownProduct: (names: string) => `Write a product: ${names}`,
  wrongLiters: 'Write the liters as a number, such as 40 or 40.5',
  wrongDays: 'Write a number of days from 1 to 1,000',
  wrongDay: 'Write the day as 2026-11-30',
  ambiguousDay: 'Day and month can be confused. Write the day as 2026-11-30',
  noPeriod: 'Write a number of days, or the last day',
  otherPeriod: 'The days and the last day do not match',
  endBeforeStart: 'The last day is before the first day',
  wrongSms: 'Write yes, no, or a mobile number',
})
