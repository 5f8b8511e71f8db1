import type { redFlagsMessages } from '../en/redFlags.ts'
import { formatCount, plural } from './plural.ts'

export const redFlags: typeof redFlagsMessages.defaults = {
  title: 'Mga red flag',
  note: 'Ang red flag ay dahilan para suriin, hindi patunay. Hindi kasama ang mga na-void na redemption.',
  rulesLabel: 'Mga tuntunin, naka-save para sa iyo sa device na ito',
  rules: {
    volume: 'Kakaibang dami ng litro',
    repeated: 'Dalawang karga sa loob ng 30 minuto',
    distance: 'Magkalayong station',
    hours: 'Kakaibang oras',
    product: 'Ibang produkto',
    orNumber: 'Parehong OR number',
  },
  lookedAt: (shown: number, total: number, since: string) =>
    shown < total
      ? `Tiningnan ang pinakabagong ${formatCount(shown)} sa ${plural(total, 'redemption')}, hanggang ${since}.`
      : `Tiningnan ang ${plural(shown, 'redemption')}, hanggang ${since}.`,
  nothing: 'Walang redemption na matitingnan.',
  none: 'Walang nakitang kakaiba.',
  why: {
    volume: (litres: string, usual: string) =>
      `Ang ${litres} ay malayong mas mataas sa kinakarga ng sasakyang ito: hanggang ${usual} sa halos lahat ng karga nito.`,
    repeated: {
      vehicle: (count: number) => `Nagkarga ang parehong sasakyan ${plural(count, 'minuto')} bago nito.`,
      driver: (count: number) => `Nagkarga ang parehong driver ${plural(count, 'minuto')} bago nito.`,
      code: (count: number) => `Ginamit ang parehong code ${plural(count, 'minuto')} bago nito.`,
    },
    distance: (km: number, minutes: number) =>
      `Ang naunang karga ay ${formatCount(km)} km ang layo sa tuwid na linya, ${plural(minutes, 'minuto')} bago nito: mas mabilis sa 90 km/h.`,
    hours: (time: string) => `Halos hindi nagkakarga ang fleet nang ${time}.`,
    product: (fills: number) =>
      `Ang nag-iisang karga ng produktong ito sa ${plural(fills, 'karga')} ng sasakyan.`,
    orNumber: (times: number) => `Nasa ${plural(times, 'redemption')} ang OR number na ito.`,
  },
}
