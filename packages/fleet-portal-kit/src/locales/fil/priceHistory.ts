import type { movementTypes } from 'fleet-portal-api-client/contract/fuel'
import type { priceHistoryMessages } from '../en/priceHistory.ts'

const movements: Record<(typeof movementTypes)[number], string> = {
  initial: 'Presyo sa onboarding',
  national: 'Pambansa',
  account: 'Para sa account lang',
  discount: 'Update sa diskuwento',
  changeRefS: 'Pagpapalit ng reference station',
}

export const priceHistory: typeof priceHistoryMessages.defaults = {
  title: 'Kasaysayan ng Presyo',
  between: (from: string, to: string) =>
    from === to
      ? `Mga presyong nagkabisa noong ${from}.`
      : `Mga presyong nagkabisa mula ${from} hanggang ${to}.`,
  back: 'Bumili ng fuel',
  chart: 'Chart',
  compare: 'Magkatabi',
  dates: 'Saklaw ng petsa',
  products: 'Mga produkto',
  movementType: 'Uri ng paggalaw',
  movements,
  effectiveDate: 'Petsa ng bisa',
  product: 'Produkto',
  pumpPrice: 'Presyo sa pump (batayang presyo)',
  movement: 'Paggalaw ng presyo',
  discount: 'Diskuwento',
  creditPrice: 'Presyong credit (presyo sa kontrata)',
  empty:
    'Walang nagbagong presyo ang fleet na ito sa apat na linggong ito. Pumili ng mas mahabang saklaw ng petsa.',
  sideTitle: 'Magkakatabing presyong credit',
  sideDetail:
    'Bawat row ay oras kung kailan nagkabisa ang mga presyo, kasama ang galaw ng bawat presyong credit.',
  noChange: 'Walang pagbabago',
  shown: (shown: string, total: string) => `Mga presyo: ${shown} sa ${total}`,
}
