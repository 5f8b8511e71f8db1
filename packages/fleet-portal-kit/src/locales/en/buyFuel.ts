import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `buyFuel`. @since 0.1.0 */
export const buyFuelMessages = defineMessages('buyFuel', {
  title: 'Buy Fuel',
  history: 'Buy fuel history',
  priceHistory: 'Price history',
  selectFuel: 'Select fuel',
  enterAmount: 'Enter amount',
  stationClosed: (station: string) =>
    `${station} is closed, so there is no current price. You can buy again when your reference station is open.`,
  referenceStation: 'Your reference station',
  stationClosedShort: 'Your reference station is closed.',

  creditPrice: 'Credit price',
  perLiter: '/L',
  pumpPrice: 'Pump price',
  discount: 'Discount',
  since: (time: string) => `Since ${time}`,
  upcoming: (movement: string, time: string) => `${movement} on ${time}`,
  noChange: (time: string) => `No change on ${time}`,
  upcomingUnknown: 'We could not check whether prices will change.',
  notSold: 'Not available at the moment',
  productRequired: 'This field is required.',

  liters: 'Liters',
  pesos: 'Pesos',
  litersRequired: 'This field is required.',
  minimum: 'Minimum order is 1 liter',
  minimumPesos: (amount: string) => `Minimum order is 1 liter (${amount})`,
  maximum: 'This is more than you can buy at once.',
  max: 'Max',
  maxOf: (amount: string) => `Max: the whole wallet, ${amount}`,
  maxLeft: (amount: string) => `Max: the remaining limit, ${amount}`,

  summary: 'Your purchase',
  fuel: 'Fuel',
  volume: 'Volume',
  total: 'Total',
  wallet: 'Wallet balance',
  after: 'Balance after',
  unused: (amount: string) => `${amount} is too little for another milliliter and stays in your wallet.`,
  missing: (reason: string, amount: string) => `${reason}: you need ${amount} more.`,
  cashIn: 'Cash in',
  continue: 'Continue',

  noAccess: 'Your role can view prices, but not buy fuel.',
  insufficient: 'You have insufficient balance',

  confirmTitle: 'Confirm your purchase',
  buyFor: (amount: string) => `Buy for ${amount}`,
  priceChanged: (before: string, now: string) =>
    `The price has changed from ${before} to ${now} per liter. Nothing was bought. Check the new total before you buy.`,
  priceJustChanged: 'The price has just changed. Check the new total before you buy.',
  sending: 'The purchase is being processed and can no longer be cancelled.',
  takesLong:
    'This takes longer than usual. You can wait here or leave. When you come back, this page shows the result of the purchase.',
  leaveSending:
    'Your purchase is being processed. Leaving does not cancel it. When you come back, this page shows the result.',
  checkingTitle: 'Checking your purchase',
  stillChecking: 'We are still checking this purchase.',
  earlier: 'Checking your earlier purchase…',

  boughtTitle: 'Purchase successful',
  boughtBody: 'The fuel is in your balance.',
  boughtEarlier: 'Your earlier purchase was successful. Nothing else was bought.',
  referenceId: 'Reference ID',
  product: 'Product',
  amount: 'Amount',
  balanceNow: (product: string) => `${product} balance now`,
  generateCodes: 'Generate fuel codes',
  otherTotal: (expected: string) =>
    `The price had changed, so the total is not the ${expected} that was shown before.`,
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
  lost: 'The connection was lost and nothing was bought. You can try again.',
  lostEarlier: 'Your earlier purchase was not made. You can try again.',
  broke: 'The service failed and nothing was bought. You can try again.',
  unknownTitle: 'We could not find out what happened',
  unknown:
    'We do not know whether this purchase was made. Check again, or look for it in the history before you buy again.',
  lastPurchase: (volume: string, product: string, amount: string) =>
    `Your last purchase: ${volume} of ${product} for ${amount}.`,
  showReceipt: 'Show receipt',
  checkAgain: 'Check again',
  tryAgain: 'Try again',
})
