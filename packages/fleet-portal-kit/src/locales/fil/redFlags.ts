import type { redFlagsMessages } from '../en/redFlags.ts'
import { formatCount, plural } from './plural.ts'

/** A time between two fills: minutes, and from two hours on in hours too. */
const duration = (minutes: number): string => {
  const rest = minutes % 60
  if (minutes < 120) return plural(minutes, 'minuto')
  return [plural((minutes - rest) / 60, 'oras'), rest > 0 && plural(rest, 'minuto')].filter(Boolean).join(' ')
}

export const redFlags: typeof redFlagsMessages.defaults = {
  title: 'Mga red flag',
  note: 'Ang red flag ay dahilan para suriin, hindi patunay. Hindi kasama ang mga na-void na redemption.',
  rulesLabel: 'Mga tuntunin, naka-save para sa iyo sa device na ito',
  rules: {
    volume: 'Kakaibang dami ng litro',
    limit: 'Malapit na sa limit ng code',
    repeated: 'Dalawang karga sa loob ng 30 minuto',
    distance: 'Magkalayong station',
    hours: 'Kakaibang oras',
    product: 'Ibang produkto',
    orNumber: 'Parehong OR number',
    inactive: 'Hindi aktibong driver o sasakyan',
  },
  lookedAt: (shown: number, total: number, since: string) =>
    shown < total
      ? `Tiningnan ang pinakabagong ${formatCount(shown)} sa ${plural(total, 'redemption')}, hanggang ${since}.`
      : `Tiningnan ang ${plural(shown, 'redemption')}, hanggang ${since}.`,
  knownCodes: (shown: number) =>
    `Para sa limit ng mga code, tiningnan lang ang pinakabagong ${plural(shown, 'code')}.`,
  nothing: 'Walang redemption na matitingnan.',
  none: 'Walang nakitang kakaiba.',
  why: {
    volume: (litres: string, usual: string) =>
      `Ang ${litres} ay malayong mas mataas sa kinakarga ng sasakyang ito: hanggang ${usual} sa halos lahat ng karga nito.`,
    limit: {
      vehicle: (fills: number, litres: string, limit: string) =>
        `Ang ${litres} ay halos umabot sa ${limit} ng code. May ${plural(fills, 'kargang')} ganito ang sasakyang ito.`,
      driver: (fills: number, litres: string, limit: string) =>
        `Ang ${litres} ay halos umabot sa ${limit} ng code. May ${plural(fills, 'kargang')} ganito ang driver na ito.`,
    },
    inactive: {
      vehicle:
        'Hindi na aktibo ang sasakyang ito. Ito ang huling karga nito: tingnan kung ginagamit pa ito noon.',
      driver:
        'Hindi na aktibo ang driver na ito. Ito ang huling karga: tingnan kung nagtatrabaho pa siya sa inyo noon.',
    },
    repeated: {
      vehicle: (count: number) => `Nagkarga ang parehong sasakyan ${plural(count, 'minuto')} bago nito.`,
      driver: (count: number) => `Nagkarga ang parehong driver ${plural(count, 'minuto')} bago nito.`,
      code: (count: number) => `Ginamit ang parehong code ${plural(count, 'minuto')} bago nito.`,
    },
    distance: (km: number, minutes: number) =>
      `Ang naunang karga ay ${formatCount(km)} km ang layo sa tuwid na linya, ${duration(minutes)} bago nito: mas mabilis sa 90 km/h.`,
    hours: (time: string) => `Halos hindi nagkakarga ang fleet nang ${time}.`,
    product: (fills: number) =>
      `Ang nag-iisang karga ng produktong ito sa ${plural(fills, 'karga')} ng sasakyan.`,
    orNumber: (times: number) => `Nasa ${plural(times, 'redemption')} ang OR number na ito.`,
  },
}
