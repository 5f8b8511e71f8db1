import type { createCashin } from 'fleet-portal-api-client/contract/cashin'
import {
  amountErrorOf,
  bankTerms,
  cardTerms,
  minimumPoints,
  type CashinTerms,
} from 'fleet-portal-api-client/contract/cashinTerms'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { loyaltyAccount, savedCard } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { counterBanks, onlineBanks } from './banks.ts'
import { openCashin, type CashinRow } from './cashins.ts'
import { isOnFor } from './flags.ts'
import { accounts, balanceOf, lockActiveFleet } from './ledger.ts'
import { readCard, consumePaymentToken, type AcceptedCard } from './testCards.ts'

type CashInOrder = EndpointInput<typeof createCashin>

/** Seconds until a payment expires: on a provider's page, and over the counter. */
const checkoutLife = 3600
const counterLife = 2 * 86_400

const fieldFault = (path: string, code: string, message?: string) =>
  new Fault('BadRequest', { fields: [{ path, code }], ...(message && { message }) })

function checkAmount(terms: CashinTerms, amount: number): void {
  const fault = amountErrorOf(terms, amount)
  if (fault === 'tooLittle') throw new Fault('W1001', { message: 'The amount is less than the least.' })
  if (fault === 'tooMuch') throw fieldFault('amount', 'max')
}

/** The card that pays: its data for the card provider, a token or a saved card for the wallet provider. */
async function payingCard(context: Context, order: CashInOrder): Promise<AcceptedCard> {
  const { tx, fleet, now } = context
  const { paymentToken, creditCardNo, expiryDate = '', cardCvn = '' } = order
  if (fleet.paymentGateway === 'cybersource') {
    if (!creditCardNo) throw fieldFault('creditCardNo', 'required')
    const [month = '', year = ''] = expiryDate.split('-')
    return readCard({ number: creditCardNo, month, year, cvc: cardCvn }, now)
  }
  if (creditCardNo) throw fieldFault('creditCardNo', 'unexpected')
  if (!paymentToken) throw fieldFault('paymentToken', 'required')
  const [saved] = await tx
    .select()
    .from(savedCard)
    .where(
      and(eq(savedCard.fleetId, fleet.id), eq(savedCard.token, paymentToken), eq(savedCard.status, 'saved')),
    )
  return saved ?? consumePaymentToken(context, paymentToken)
}

async function startByCard(context: Context, order: CashInOrder): Promise<CashinRow> {
  checkAmount(cardTerms, order.amount)
  const { brand, lastDigits } = await payingCard(context, order)
  return openCashin(context, {
    fleetId: order.fleetId,
    amount: order.amount,
    channel: 'card',
    mode: `${brand} ${lastDigits}`,
    processor: context.fleet.paymentGateway,
    life: checkoutLife,
  })
}

async function startByBank(
  context: Context,
  order: CashInOrder,
  method: 'online-banking' | 'otc',
): Promise<CashinRow> {
  const isOnline = method === 'online-banking'
  const path = isOnline ? 'bankCode' : 'mode'
  const bank = (isOnline ? onlineBanks : counterBanks).find(({ code }) => code === order[path])
  if (!bank) throw fieldFault(path, 'invalid')
  if (order.paymentProcessor && order.paymentProcessor !== bank.processor)
    throw fieldFault('paymentProcessor', 'invalid')
  const flag = isOnline ? 'CASHIN_BPI' : 'CASHIN_DRAGONPAY'
  if ((!isOnline || bank.code === 'BPI') && !(await isOnFor(context, flag))) throw new Fault('Forbidden')
  const terms = bankTerms(method, bank, await isOnFor(context, 'CASHIN_MINIMUM_100'))
  checkAmount(terms, order.amount)
  return openCashin(context, {
    fleetId: order.fleetId,
    amount: order.amount,
    fee: terms.fee,
    channel: method,
    mode: bank.code,
    processor: bank.processor,
    life: isOnline ? checkoutLife : counterLife,
  })
}

/** The points programme approves the conversion to pesos later. */
async function startByPoints(context: Context, { fleetId, amount }: CashInOrder): Promise<CashinRow> {
  const { tx, fleet } = context
  const [member] = await tx.select().from(loyaltyAccount).where(eq(loyaltyAccount.fleetId, fleetId))
  if (!fleet.isVip || !member) throw new Fault('C1018', { message: 'This fleet has no points account.' })
  if (amount % 100 !== 0) throw new Fault('C1018', { message: 'Points are whole.' })
  if (amount < minimumPoints * 100)
    throw new Fault('C1018', { message: `The least is ${minimumPoints} points.` })
  if (amount > (await balanceOf(tx, accounts.points(fleetId))) * 100) {
    throw new Fault('C1000', { message: 'You do not have enough points.' })
  }
  return openCashin(context, { fleetId, amount, channel: 'vip-locqpay', processor: 'vip' })
}

/** Creates a cash-in by the terms of its payment method. */
export async function startCashin(context: Context, order: CashInOrder): Promise<CashinRow> {
  await lockActiveFleet(context)
  switch (order.method) {
    case 'card':
      return startByCard(context, order)
    case 'vip-locqpay':
      return startByPoints(context, order)
    default:
      return startByBank(context, order, order.method)
  }
}
