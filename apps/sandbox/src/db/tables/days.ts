import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const integerColumn = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** The columns that both tables have. A day is a business day in Manila. */
const shared = () => ({
  fleetId: text('fleet_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  product: text().notNull(),
  dispensedTo: text('dispensed_to').notNull(),
  status: text().notNull(),
  count: integerColumn('count'),
  /** Millilitres. */
  volume: integerColumn('volume'),
})

/** The number and the sums of a fleet's redemptions in a day. Triggers keep it. Money in centavos. */
export const redemptionDay = pgTable(
  'redemption_day',
  { ...shared(), price: integerColumn('price'), saving: integerColumn('saving') },
  (t) => [primaryKey({ columns: [t.fleetId, t.day, t.product, t.dispensedTo, t.status] })],
)

/**
 * The number and the sums of a fleet's card payments in a day. Triggers keep it. `product` and `dispensedTo` are empty for
 * goods other than fuel and lubes.
 */
export const cardPaymentDay = pgTable(
  'card_payment_day',
  { ...shared(), discount: integerColumn('discount'), paid: integerColumn('paid') },
  (t) => [primaryKey({ columns: [t.fleetId, t.day, t.product, t.dispensedTo, t.status] })],
)
