import type { walletActivityMessages } from '../en/walletActivity.ts'
import { plural } from './plural.ts'

export const walletActivity: typeof walletActivityMessages.defaults = {
  balance: 'Balanse ng wallet bawat araw',
  balanceBasis: 'Sa dulo ng bawat araw, mula sa mga cash-in at bayad sa card.',
  balanceFrom: (day: string) => `Nagsisimula sa ${day}. Hindi ipinapakita ang mga mas naunang araw.`,
  balanceUnknown: 'Hindi tugma ang mga entry sa balanse, kaya walang araw na maipakita.',
  lowest: (amount: string, day: string) => `Pinakamababa: ${amount} noong ${day}`,
  highest: (amount: string, day: string) => `Pinakamataas: ${amount} noong ${day}`,
  day: 'Araw',
  amount: 'Balanse',
  cashIns: 'Mga huling cash-in',
  cashInsNone: 'Wala pang cash-in.',
  byProduct: 'Mga bayad sa card ayon sa produkto',
  byStation: 'Mga bayad sa card ayon sa station',
  paymentsNone: 'Walang bayad sa card sa panahong ito.',
  period: (days: number) => `Ang huling ${plural(days, 'araw')}, hindi kasama ang mga na-void.`,
  newest: (shown: number, since: string) =>
    `Ang huling ${plural(shown, 'bayad')}, mula ${since}, hindi kasama ang mga na-void.`,
  other: (count: number) => plural(count, 'ibang station'),
}
