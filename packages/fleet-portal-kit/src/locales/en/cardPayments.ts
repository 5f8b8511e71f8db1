import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** Sentences about payments with fleet cards. @since 0.1.0 */
export const cardPaymentsMessages = defineMessages('cardPayments', {
  search: 'Search card, driver, plate or OR number',
  searchWithOrders: 'Search card, driver, plate, PO or OR number',
  date: 'Date',
  station: 'Station',
  stations: 'Stations',
  addStation: 'Add a station',
  oneStation: 'A station',
  removeStation: (name: string) => `Remove ${name}`,
  vehicle: 'Vehicle',
  driver: 'Driver',
  oneDriver: 'One driver',
  card: 'Card',
  oneCard: 'One card',
  cardAndDriver: 'Card number, driver',
  poNumber: 'PO number',
  orNumber: 'OR number',
  orAndPoNumber: 'OR number, PO number',
  amount: 'Amount',
  status: 'Status',
  dateRange: 'Date range',
  onlyThis: (name: string) => `Filter by ${name}`,
  statuses: { success: 'Success', voided: 'Voided' },
  containers: { vehicle: 'Vehicle', 'drum container': 'Drum container' },
  view: 'View',
  viewRemarks: (number: string) => `View the remarks of ${number}`,
  remarksTitle: 'Remarks',
  noReason: 'No reason given',
  showNew: (count: number) => `Show ${plural(count, 'new payment')}`,
  inAll: 'In all',
  onThisPage: 'On this page',
  counted: (count: number) => plural(count, 'payment'),
  leftOut: (count: number) => `${formatCount(count)} voided ${count === 1 ? 'is' : 'are'} left out`,
})
