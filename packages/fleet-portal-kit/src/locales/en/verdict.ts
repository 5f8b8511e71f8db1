import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `verdict`. @since 0.1.0 */
export const verdictMessages = defineMessages('verdict', {
  codeTitle: 'Will this code work?',
  cardTitle: 'Will this card work?',
  works: 'Works now',
  worksFrom: (time: string) => `Works from ${time}`,
  fails: (reason: string) => `Does not work: ${reason}`,
  upTo: (amount: string) => `Up to ${amount}`,
  reasons: 'Reasons',
  terminal: 'This page cannot see the terminal of the station. All times are in Manila.',

  isMet: 'Met',
  isNotMet: 'Not met',
  isMetLater: 'Met later',
  isMetNow: 'Met now, may change',
  isUnchecked: 'Not checked',

  /* Short reasons, after “Does not work:”. */
  short: {
    codeDeactivated: 'it was deactivated',
    cardDeactivated: 'it is deactivated',
    cardTerminated: 'it was terminated',
    fleet: 'the fleet is deactivated',
    period: 'its period is over',
    use: 'it was used',
    litres: 'no liters are left',
    renewal: 'it cannot be renewed',
    driver: 'its driver is inactive',
    vehicle: 'its vehicle is inactive',
    products: 'it pays for no product',
    transactions: 'its monthly transactions are used up',
    money: 'its monthly limit is used up',
    wallet: 'the wallet of the fleet is empty',
  },

  codeNotDeactivated: 'The code is not deactivated.',
  codeDeactivated: 'The code was deactivated. This is permanent.',
  cardActive: 'The card is active.',
  cardDeactivated: 'The card is deactivated. It works again after it is activated.',
  cardTerminated: 'The card was terminated. This is permanent.',
  fleetActive: 'The fleet is active.',
  fleetDeactivated: 'The fleet is deactivated. Its codes and cards do not work.',
  periodNow: (start: string, end: string) => `Its period is ${start} – ${end}, both days included.`,
  periodLater: (time: string) => `Its period starts on ${time}.`,
  periodOver: (end: string) => `Its period ended on ${end}.`,
  oneUse: 'It can be used once, and it was not used yet.',
  manyUses: 'It can be used several times.',
  used: 'It can be used once, and it was used.',
  usedUp: 'It was used up.',
  renewsOn: (day: string) => `It renews itself on ${day}.`,
  litresLeft: (left: string, total: string) => `Left: ${left} of ${total}.`,
  litresGone: (total: string) => `Nothing is left of ${total}.`,
  renewalCovered: (day: string, volume: string, free: string) =>
    `It renews itself on ${day}. That takes ${volume}, and the fleet has ${free} outside of codes.`,
  renewalShort: (day: string, volume: string, free: string) =>
    `Its renewal on ${day} takes ${volume}, but the fleet has only ${free} outside of codes. Buy fuel before.`,
  renewalUnknown: 'Whether the fleet has the liters for the renewal could not be read.',
  driverActive: (name: string) => `The driver ${name} is active.`,
  driverInactive: (name: string) => `The driver ${name} is inactive.`,
  driverUnknown: (name: string) => `Whether ${name} is active could not be read.`,
  vehicleActive: (plate: string) => `The vehicle ${plate} is active.`,
  vehicleInactive: (plate: string) => `The vehicle ${plate} is inactive.`,
  vehicleUnknown: (plate: string) => `Whether the vehicle ${plate} is active could not be read.`,
  paysFor: (products: string) => `It pays for ${products}.`,
  paysForNothing: 'It pays for no product. Edit the card to choose products.',
  noTransactionLimit: 'It has no limit of transactions.',
  transactionsLeft: (left: number, limit: number) =>
    `Left this month: ${formatCount(left)} of ${plural(limit, 'transaction')}.`,
  transactionsGone: (limit: number, time: string) =>
    `The limit of ${plural(limit, 'transaction')} this month is used up. It starts again on ${time}.`,
  transactionsUnknown: 'The transactions of this month could not be read.',
  noMoneyLimit: 'It has no limit of pesos.',
  moneyLeft: (left: string, limit: string) => `Left this month: ${left} of ${limit}.`,
  moneyGone: (limit: string, time: string) =>
    `The limit of ${limit} of this month is used up. It starts again on ${time}.`,
  moneyUnknown: 'The payments of this month could not be read.',
  walletHas: (balance: string) => `The wallet of the fleet has ${balance}.`,
  walletEmpty: 'The wallet of the fleet is empty. Cash in first.',
  walletUnknown: 'You have no access to the balance of the wallet.',

  findStation: 'Find the nearest open station',
  nearest: 'Nearest open station',
  nearestWith: (product: string) => `Nearest open station with ${product}`,
  lookingForStation: 'Looking for the nearest open station…',
  noStation: 'No open station was found near you.',
  notAllCompared: (count: number) => `Not all stations were compared, only ${plural(count, 'station')}.`,
  notShared: 'Your browser does not share your location.',
  notLocated: 'Your location could not be found.',
})
