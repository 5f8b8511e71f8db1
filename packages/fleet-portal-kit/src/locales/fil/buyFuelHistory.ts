import type { buyFuelHistoryMessages } from '../en/buyFuelHistory.ts'
import { plural } from './plural.ts'

export const buyFuelHistory: typeof buyFuelHistoryMessages.defaults = {
  title: 'Kasaysayan ng Pagbili ng Fuel',
  search: 'Hanapin ang reference ID',
  empty: 'Wala pang nabiling fuel ang fleet na ito.',
  emptyNext: 'Bilhin ang unang fuel',
  back: 'Bumili ng fuel',
  dates: 'Saklaw ng petsa',
  product: 'Produkto',
  created: 'Ginawa noong',
  referenceId: 'Reference ID',
  creditPrice: 'Presyong credit',
  volume: 'Volume',
  amount: 'Halaga',
  inAll: 'Sa kabuuan',
  onThisPage: 'Sa pahinang ito',
  counted: (count: number) => plural(count, 'pagbili'),
  buyAgain: 'Bumili muli',
  receipt: 'Resibo',
}
