import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** A time between two fills: minutes, and from two hours on in hours too. */
const duration = (minutes: number): string => {
  const rest = minutes % 60
  if (minutes < 120) return plural(minutes, 'minute')
  return [plural((minutes - rest) / 60, 'hour'), rest > 0 && plural(rest, 'minute')].filter(Boolean).join(' ')
}

/** English sentences of the namespace `redFlags`. @since 0.1.0 */
export const redFlagsMessages = defineMessages('redFlags', {
  title: 'Red flags',
  note: 'A red flag is a reason to check, not proof. Voided redemptions are left out.',
  rulesLabel: 'Rules, kept for you on this device',
  rules: {
    volume: 'Unusual liters',
    limit: 'Just under the limit of the code',
    repeated: 'Two fills within 30 minutes',
    distance: 'Stations too far apart',
    hours: 'Unusual hour',
    product: 'Other product',
    orNumber: 'Same OR number',
    inactive: 'Inactive driver or vehicle',
  },
  lookedAt: (shown: number, total: number, since: string) =>
    shown < total
      ? `Looked at the newest ${formatCount(shown)} of ${plural(total, 'redemption')}, back to ${since}.`
      : `Looked at ${plural(shown, 'redemption')}, back to ${since}.`,
  knownCodes: (shown: number) => `For limits of codes, looked at the newest ${plural(shown, 'code')} only.`,
  nothing: 'There are no redemptions to look at.',
  none: 'Nothing unusual was found.',
  why: {
    volume: (litres: string, usual: string) =>
      `${litres} is far above what this vehicle takes: up to ${usual} in nearly all of its fills.`,
    limit: {
      vehicle: (fills: number, litres: string, limit: string) =>
        `${litres} is just under the ${limit} of the code. This vehicle has ${plural(fills, 'fill')} like this.`,
      driver: (fills: number, litres: string, limit: string) =>
        `${litres} is just under the ${limit} of the code. This driver has ${plural(fills, 'fill')} like this.`,
    },
    inactive: {
      vehicle: 'This vehicle is inactive now. This is its last fill: check that it was still in use.',
      driver:
        'This driver is inactive now. This is the last fill: check that the driver still worked for you.',
    },
    repeated: {
      vehicle: (count: number) => `The same vehicle had a fill ${plural(count, 'minute')} before.`,
      driver: (count: number) => `The same driver had a fill ${plural(count, 'minute')} before.`,
      code: (count: number) => `The same code was used ${plural(count, 'minute')} before.`,
    },
    distance: (km: number, minutes: number) =>
      `The fill before was ${formatCount(km)} km away in a straight line, ${duration(minutes)} earlier: faster than 90 km/h.`,
    hours: (time: string) => `The fleet hardly ever fills up at ${time}.`,
    product: (fills: number) =>
      `The only fill with this product among ${plural(fills, 'fill')} of the vehicle.`,
    orNumber: (times: number) => `This OR number occurs in ${plural(times, 'redemption')}.`,
  },
})
