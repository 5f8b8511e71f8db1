import type { Exemptions } from './judge.ts'

/** Failed reads that a screen need not name, each with its reason. */
const silent: Readonly<Record<string, { screens?: RegExp; why: string }>> = {
  getLastFeedback: { why: 'The survey asks nothing where it does not know whether it is due.' },
  listBanks: {
    screens: /^(CashInPanel (at BPI|how one ended)|FleetCashInHistory|PaymentReturn)/,
    why: 'The code of the bank stands for its name beside a payment that was made.',
  },
}

/** Texts that are no value that was read, each with its reason. */
const alwaysTrue: Readonly<Record<string, { texts: RegExp; why: string }>> = {
  getPoints: {
    texts: /^(\+63|10 digits, such as 917 123 4567)$/,
    why: 'The form that links an account stands there where points cannot be read, by the specification.',
  },
}

export const exemptionsOf = (endpoint: string, screen: string): Exemptions => ({
  isTrue: (text) => alwaysTrue[endpoint]?.texts.test(text) ?? false,
  isSilent: endpoint in silent && (silent[endpoint]?.screens?.test(screen) ?? true),
})
