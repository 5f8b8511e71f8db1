import type { dashboardMessages } from '../en/dashboard.ts'

export const dashboard: typeof dashboardMessages.defaults = {
  title: 'Dashboard',
  welcome: (firstName: string) => `Maligayang pagdating, ${firstName}!`,
  wallet: 'Balanse ng wallet',
  cashIn: 'Mag-cash in',
  fuelBalances: 'Mga balanse ng fuel',
  fuelBalance: (product: string) => `Balanse ng ${product}`,
  ofLimit: (used: string, limit: string) => `${used} sa ${limit} na limit, kasama ang mga code`,
  withCodes: (litres: string) => `${litres}, kasama ang mga code`,
  ofSharedLimit: (used: string, limit: string) =>
    `Lahat ng fuel, kasama ang mga code: ${used} sa ${limit} na limit`,
  asOf: (time: string) => `Nitong ${time}`,
  notRefreshed: 'Hindi ma-refresh.',
  savings: 'Kabuuang natipid mula sa simula',
  latestMovement: 'Pinakahuling paggalaw ng presyo',
  upcomingMovement: 'Paparating na paggalaw ng presyo',
  since: (time: string) => `Mula noong ${time}`,
  from: (time: string) => `Simula ${time}`,
  activeCodes: 'Mga aktibong fuel code',
  consumption: 'Konsumo ngayong buwan',
  up: 'Tumaas',
  down: 'Bumaba',
  noChange: 'Walang pagbabago',
  perLiter: (amount: string) => `${amount}/L`,
}
