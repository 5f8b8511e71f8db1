import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `itemPages`. @since 0.1.0 */
export const itemPagesMessages = defineMessages('itemPages', {
  driver: 'Driver',
  vehicle: 'Vehicle',
  card: 'Card',
  code: 'Fuel code',
  noDriver: 'Driver not found',
  noVehicle: 'Vehicle not found',
  noCard: 'Fleet card not found',
  noCode: 'Fuel code not found',
  notFound:
    'It does not exist in this fleet. The link may be wrong, or made for another fleet. Look for it in the list.',
  toList: 'Go to the list',
  seeAll: (count: number) => `See all ${formatCount(count)}`,
  seeAllFound: 'See all',
  seeAllCodes: 'See all codes',

  redemptions: 'Last redemptions',
  noRedemptions: 'No redemptions yet.',
  payments: 'Last card payments',
  noPayments: 'No card payments yet.',
  fuelPaymentsOnly:
    'Fuel and lubes only, with voided payments. The transactions of a month also count other purchases, and no voided ones.',
  otherPurchases: 'See other purchases',
  thisMonth: (litres: string, count: number) => `This month: ${litres} in ${plural(count, 'redemption')}`,
  noneThisMonth: 'No redemptions this month.',
  openCodes: 'Active and scheduled fuel codes',
  noOpenCodes: 'No active or scheduled fuel codes.',
  generateCode: 'Generate code',
  repeat: 'Repeat',
  cards: 'Fleet cards',
  noCards: 'No fleet card names it.',

  date: 'Date',
  station: 'Station',
  driverAndVehicle: 'Driver, vehicle',
  product: 'Product',
  volume: 'Volume',
  amount: 'Amount',
  left: 'Left',
  leftOf: (left: string, total: string) => `${left} of ${total}`,
  validUntil: 'Valid until',
  validFrom: (day: string) => `From ${day}`,
  moneyThisMonth: 'Paid this month',
  transactionsThisMonth: 'Transactions this month',
  status: 'Status',
  remarks: 'Remarks',
  options: 'SMS, renewal',
})
