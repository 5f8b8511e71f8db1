import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `dashboard`. @since 0.1.0 */
export const dashboardMessages = defineMessages('dashboard', {
  title: 'Dashboard',
  welcome: (firstName: string) => `Welcome, ${firstName}!`,
  wallet: 'Wallet balance',
  cashIn: 'Cash in',
  fuelBalances: 'Fuel balances',
  fuelBalance: (product: string) => `${product} balance`,
  ofLimit: (used: string, limit: string) => `${used} of ${limit} limit, codes included`,
  withCodes: (litres: string) => `${litres}, codes included`,
  ofSharedLimit: (used: string, limit: string) => `All fuels, codes included: ${used} of ${limit} limit`,
  asOf: (time: string) => `As of ${time}`,
  notRefreshed: 'Could not be refreshed.',
  savings: 'Lifetime savings',
  latestMovement: 'Latest price movement',
  upcomingMovement: 'Upcoming price movement',
  since: (time: string) => `Since ${time}`,
  from: (time: string) => `From ${time}`,
  activeCodes: 'Active fuel codes',
  consumption: 'Consumption this month',
  up: 'Up',
  down: 'Down',
  noChange: 'No change',
  perLiter: (amount: string) => `${amount}/L`,
})
