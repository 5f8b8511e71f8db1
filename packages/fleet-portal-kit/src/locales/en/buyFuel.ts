import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `buyFuel`. @since 0.1.0 */
export const buyFuelMessages = defineMessages('buyFuel', {
  title: 'Buy Fuel',
  history: 'Buy fuel history',
  priceHistory: 'Price history',
  selectFuel: 'Select fuel',
  enterAmount: 'Enter amount',
  stationClosed: (station: string) =>
    `${station} is closed, so there is no price to buy at right now. You can buy again once your reference station is open.`,
  referenceStation: 'Your reference station',
  stationClosedShort: 'Your reference station is closed.',

  creditPrice: 'Credit price',
  perLiter: '/L',
  pumpPrice: 'Pump price',
  discount: 'Discount',
  since: (time: string) => `Since ${time}`,
  upcoming: (movement: string, time: string) => `${movement} on ${time}`,
  upcomingUnknown: 'It is not known whether prices will change.',
  notSold: 'Not available at the moment',
  productRequired: 'Select the fuel that you want to buy.',

  liters: 'Liters',
  pesos: 'Pesos',
  litersRequired: 'Enter how much you want to buy.',
  minimum: 'Minimum order is 1 liter',
  minimumPesos: (amount: string) => `Minimum order is 1 liter (${amount})`,
  maximum: 'This is more than can be bought at once.',
  max: 'Max',
  maxOf: (amount: string) => `Max: all of ${amount} in the wallet`,
  maxLeft: (amount: string) => `Max: the ${amount} that can still be bought`,

  summary: 'Your purchase',
  fuel: 'Fuel',
  volume: 'Volume',
  total: 'Total',
  wallet: 'Wallet balance',
  after: 'Balance after',
  unused: (amount: string) =>
    `${amount} of what you entered buys no further milliliter and stays in your wallet.`,
  missing: (reason: string, amount: string) => `${reason}: ${amount} is missing.`,
  cashIn: 'Cash in',
  continue: 'Continue',

  noAccess: 'Your role can see the prices, but not buy fuel.',
  insufficient: 'You have insufficient balance',

  confirmTitle: 'Confirm your purchase',
  buyFor: (amount: string) => `Buy for ${amount}`,
  priceChanged: (before: string, now: string) =>
    `The price has changed from ${before} to ${now} per liter. Nothing was bought. Check the new total before you buy.`,
  priceJustChanged: 'The price has just changed. Check the new total first.',
  sending: 'The purchase is on its way and can no longer be cancelled.',
  takesLong:
    'The server takes longer than usual. You can wait here, or leave: what became of this purchase is looked up when you come back.',
  leaveSending:
    'Your purchase is on its way. Leaving does not cancel it: you are told what became of it when you come back to this page.',
  checkingTitle: 'Checking your purchase',
  stillChecking: 'What became of this purchase is still being found out.',
  earlier: 'Checking what became of your earlier purchase…',

  boughtTitle: 'Purchase successful',
  boughtBody: 'The fuel is in your balance.',
  boughtEarlier: 'Your earlier purchase went through. Nothing else was bought just now.',
  referenceId: 'Reference ID',
  product: 'Product',
  amount: 'Amount',
  otherTotal: (expected: string) =>
    `The total is not the ${expected} that was shown before: the price had changed.`,
  viewHistory: 'View history',
  buyAgain: 'Buy again',
  close: 'Close',

  failedTitle: 'Error processing payment',
  nothingBought: 'Nothing was bought and nothing was charged.',
  deactivated: 'This Fleet Account is no longer active. Nothing was bought and nothing was charged.',
  limitTitle: 'Purchase limit reached',
  limit: (amount: string) => `Due to the current market, you can only buy fuel for ${amount} more.`,
  limitUnknown: 'Due to the current market, you cannot buy this much at the moment.',
  limitTooLittle: 'This is less than the minimum order of 1 liter.',
  fillRemaining: (amount: string) => `Use ${amount}`,
  priceGone: 'The price has changed. Check the new price before you buy.',
  lost: 'The connection was lost before the purchase took place. You can safely try again.',
  lostEarlier: 'Your earlier purchase did not take place. You can safely try again.',
  broke: 'The service failed before the purchase took place. You can safely try again.',
  unknownTitle: 'We could not find out what happened',
  unknown:
    'The connection was lost before the answer came, so it is not known whether this purchase took place. Check again, or look for it in the history before you buy once more.',
  lastPurchase: (volume: string, product: string, amount: string) =>
    `Your last purchase: ${volume} of ${product} for ${amount}.`,
  showReceipt: 'Show receipt',
  checkAgain: 'Check again',
  tryAgain: 'Try again',
})
