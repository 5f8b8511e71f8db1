/** The groups of operations, in the order of the document, with what each is about. */
export const tagTexts = {
  Session: 'Sign-in, two-factor codes, renewal, passwords, and the signed-in user.',
  Users: 'The users of a fleet, their roles, and invitations.',
  Fleets: 'The fleets of the signed-in user, and the stations where a fleet may fuel.',
  Drivers: 'The drivers of a fleet.',
  Vehicles: 'The vehicles and drum containers of a fleet.',
  Groups: 'Groups of drivers.',
  Stations: 'Stations and their owners.',
  Reports: 'Exports of lists as files.',
  'Cash-in': 'Credit that is paid into the wallet: by card, over the counter, online banking or points.',
  'Saved cards': 'Payment cards that a fleet has saved with the card provider.',
  Balances: 'Wallet, litres, savings and consumption of a fleet.',
  Loyalty: 'The loyalty points of a fleet.',
  Prices: 'Contract prices, pump prices and their changes.',
  'Fuel purchases': 'Litres that a hedging fleet buys with its wallet.',
  'Fuel codes': 'Codes that drivers redeem for fuel.',
  'Fuel code templates': 'Saved drafts of fuel codes.',
  Transactions: 'Redemptions of fuel codes, and payments with fleet cards.',
  'Fleet cards': 'The cards that drivers pay with at the pump.',
  Loans: 'Inquiries about vehicle financing.',
  Promotions: 'Promotions for fleets.',
  Inbox: 'Announcements and messages.',
  Feedback: 'The satisfaction survey.',
  Idempotency: 'The outcome of a write whose answer was lost.',
} as const

/** The name of a group of operations. */
export type Tag = keyof typeof tagTexts
