import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `clock`. @since 0.1.0 */
export const clockMessages = defineMessages('clock', {
  wrongClock: (device: string, server: string) =>
    `The clock of this device is wrong. It shows ${device} for Manila, where it is ${server}. Dates and totals of "today" or "this month" are wrong too. Set the clock, then reload the page.`,
})
