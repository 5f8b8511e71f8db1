import type { housekeepingMessages } from '../en/housekeeping.ts'
import { formatCount, plural } from './plural.ts'

export const housekeeping: typeof housekeepingMessages.defaults = {
  title: 'Mga dapat tingnan',
  codes: 'Mga code na malapit nang mag-expire at may natitirang litro',
  codesNone: 'Walang code na mag-e-expire sa susunod na 3 araw na may natitirang litro.',
  codeDetail: (volume: string, day: string) => `${volume} ang natitira, hanggang ${day}`,
  codeEndsToday: (volume: string) => `${volume} ang natitira, matatapos ngayon`,
  inactiveDrivers: 'Mga aktibong code ng hindi aktibong driver',
  inactiveDriversNone: 'Walang aktibong code na may hindi aktibong driver.',
  codeOfDriver: (names: string, day: string) => `${names}, hanggang ${day}`,
  partlyCodes: (shown: number) => `Tiningnan lang ang pinakabagong ${plural(shown, 'aktibong code')}.`,
  cards: 'Mga card na lampas 80% ng limit',
  cardsNone: 'Walang card na lampas 80% ng limit.',
  cardMoney: (used: string, limit: string) => `${used} sa ${limit} ngayong buwan`,
  cardTransactions: (used: number, limit: number) =>
    `${formatCount(used)} sa ${plural(limit, 'transaksyon')} ngayong buwan`,
  limitReached: (detail: string) => `Naabot na ang limit: ${detail}`,
  recentDrivers: 'Mga driver na hindi nagkarga kamakailan',
  drivers: (since: string) => `Mga driver na hindi nagkarga mula noong ${since}`,
  driversNone: 'Walang aktibong driver na hindi nagkarga mula noon.',
  partlyDrivers: (shown: number) => `Tiningnan lang ang pinakabagong ${plural(shown, 'driver')}.`,
  partlyFills: (shown: number, since: string) =>
    `Tiningnan lang ang pinakabagong ${plural(shown, 'karga')}, hanggang ${since}.`,
  showAll: (count: number) => `Ipakita ang lahat ng ${formatCount(count)}`,
  showFirst: (count: number) => `Ipakita ang unang ${formatCount(count)}`,
  partly: (shown: number) => `Tiningnan lang ang pinakabagong ${formatCount(shown)}.`,
  nonePartly: 'Walang nakita sa mga tiningnan.',
  openCodes: 'Buksan ang mga aktibong code',
  openCards: 'Buksan ang mga aktibong card',
  openDrivers: 'Buksan ang mga aktibong driver',
}
