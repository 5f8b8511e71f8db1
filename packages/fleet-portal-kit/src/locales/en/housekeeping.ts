import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `housekeeping`. @since 0.1.0 */
export const housekeepingMessages = defineMessages('housekeeping', {
  title: 'Things to check',
  codes: 'Codes that expire soon with liters left',
  codesNone: 'No code expires in the next 3 days with liters left.',
  codeDetail: (volume: string, day: string) => `${volume} left, until ${day}`,
  codeEndsToday: (volume: string) => `${volume} left, ends today`,
  inactiveDrivers: 'Active codes of inactive drivers',
  inactiveDriversNone: 'No active code names an inactive driver.',
  codeOfDriver: (names: string, day: string) => `${names}, until ${day}`,
  partlyCodes: (shown: number) => `Looked at the newest ${plural(shown, 'active code')} only.`,
  cards: 'Cards above 80% of a limit',
  cardsNone: 'No card is above 80% of a limit.',
  cardMoney: (used: string, limit: string) => `${used} of ${limit} this month`,
  cardTransactions: (used: number, limit: number) =>
    `${formatCount(used)} of ${plural(limit, 'transaction')} this month`,
  limitReached: (detail: string) => `Limit reached: ${detail}`,
  recentDrivers: 'Drivers without a recent fill',
  drivers: (since: string) => `Drivers without a fill since ${since}`,
  driversNone: 'No active driver is without a fill since then.',
  partlyDrivers: (shown: number) => `Looked at the newest ${plural(shown, 'driver')} only.`,
  partlyFills: (shown: number, since: string) =>
    `Looked at the newest ${plural(shown, 'fill')} only, back to ${since}.`,
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  showFirst: (count: number) => `Show the first ${formatCount(count)}`,
  partly: (shown: number) => `Looked at the newest ${formatCount(shown)} only.`,
  nonePartly: 'Nothing found among those that were looked at.',
  openCodes: 'Open active codes',
  openCards: 'Open active cards',
  openDrivers: 'Open active drivers',
})
