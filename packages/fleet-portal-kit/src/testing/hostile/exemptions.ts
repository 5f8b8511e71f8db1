import type { Exemptions } from './findings.ts'

/** Failed reads that a screen may hide, each with its reason. */
const silent: Readonly<Record<string, { screens?: RegExp; reason: string }>> = {
  getLastFeedback: { reason: 'The survey stays closed if it is unknown whether it is due.' },
  listInbox: {
    screens: /^PortalShell/,
    reason:
      'The header shows a question mark in place of the number of unread messages, and reads again later.',
  },
  listBanks: {
    screens: /^(CashInPanel (at BPI|how one ended)|FleetCashInHistory|PaymentReturn)/,
    reason: 'A payment shows the code of its bank in place of the name.',
  },
}

/** Texts that do not depend on the failed read, each with its reason. */
const independentTexts: Readonly<Record<string, { texts: RegExp; reason: string }>> = {
  getPoints: {
    texts: /^(\+63|10 digits, such as 917 123 4567)$/,
    reason: 'The specification requires the form that links an account if points cannot be read.',
  },
}

export const exemptionsOf = (endpoint: string, screen: string): Exemptions => ({
  isTrue: (text) => independentTexts[endpoint]?.texts.test(text) ?? false,
  isSilent: endpoint in silent && (silent[endpoint]?.screens?.test(screen) ?? true),
})
