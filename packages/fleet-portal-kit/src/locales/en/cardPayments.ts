import { defineMessages } from '../../provider/messages.ts'

/** Words about what was paid with fleet cards, for fuel and for other things. */
export const cardPaymentsMessages = defineMessages('cardPayments', {
  search: 'Search card, driver, plate or OR number',
  searchWithOrders: 'Search card, driver, plate, PO or OR number',
  date: 'Date',
  station: 'Station',
  stations: 'Stations',
  addStation: 'Add a station',
  oneStation: 'A station',
  removeStation: (name: string) => `Take ${name} off`,
  vehicle: 'Vehicle',
  cardAndDriver: 'Card number, driver',
  poNumber: 'PO number',
  orNumber: 'OR number',
  amount: 'Amount',
  status: 'Status',
  dateRange: 'Date range',
  onlyThis: (name: string) => `Show what was paid by ${name} alone`,
  statuses: { success: 'Success', voided: 'Voided' },
  containers: { vehicle: 'Vehicle', 'drum container': 'Drum container' },
  noReason: 'No reason given',
  inAll: 'In all',
  onThisPage: 'On this page',
  counted: (count: number) => (count === 1 ? '1 payment' : `${count} payments`),
  leftOut: (count: number) => (count === 1 ? '1 voided is left out' : `${count} voided are left out`),
})
