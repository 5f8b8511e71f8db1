import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `fuelOutlook`. @since 0.1.0 */
export const fuelOutlookMessages = defineMessages('fuelOutlook', {
  planAhead: 'Plan ahead',
  title: 'Days of fuel left',
  days: (days: string) => `${days} days`,
  oneDay: '1 day',
  noUse: 'No use',
  perDayAndHeld: (perDay: string, held: string) => `${perDay} a day, ${held} held`,
  basis: (days: number, hasScheduled: boolean) =>
    `Held: ${hasScheduled ? 'balance, active and scheduled codes' : 'balance and active codes'}. Use: average of the last ${plural(days, 'day')}.`,
  scale: (days: number) => `A full bar is ${plural(days, 'day')} or more.`,
  lowLine: 'Warn below (days)',
  lowLineHint: (days: number) => `1 to ${formatCount(days)}. Kept for you on this device.`,
  low: (product: string, days: string) => `${product}: fuel for ${days}, below your line.`,
  buy: 'Buy fuel',
  plan: {
    title: 'Buy planner',
    change: (product: string, movement: string, time: string) => `${product}: ${movement} on ${time}`,
    unchanged: (products: string) => `No price change: ${products}.`,
    product: 'Product',
    litres: 'Liters to buy',
    perDay: 'Use per day',
    held: 'Liters held',
    priceNow: 'Price now, per liter',
    priceLater: 'Price later, per liter',
    reset: 'Reset inputs',
    costNow: 'Cost now',
    costLater: 'Cost after the change',
    less: (amount: string) => `${amount} less if you buy now`,
    more: (amount: string) => `${amount} more if you buy now`,
    same: 'The same now and later',
    difference: 'Difference',
    lasts: 'Fuel lasts',
    lastsFrom: (without: string, withPurchase: string) =>
      `${without} now, ${withPurchase} after the purchase`,
    endless: 'no end without use',
    wallet: 'Wallet pays for',
    room: 'Room under the limit',
    over: 'More than the wallet pays for.',
    overRoom: 'More than the room under the inventory limit.',
    incomplete: 'Fill in every input to see the result.',
    note: 'Arithmetic with your inputs, not advice. It assumes that your price changes by the full movement.',
  },
})
