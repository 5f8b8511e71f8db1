import { ApiError } from 'fleet-portal-api-client'
import {
  createCashin,
  getCashin,
  listBankProcessors,
  listBanks,
  listCards,
  type SavedCard,
} from 'fleet-portal-api-client/contract/cashin'
import { amountErrorOf, cardTerms } from 'fleet-portal-api-client/contract/cashinTerms'
import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import type { Centavos } from 'fleet-portal-api-client/money'
import { useState } from 'react'
import { useAccess as useFleetAccess } from '../../fleet/access/useAccess.ts'
import { useFlags } from '../../fleet/access/useFlags.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useHeadlessAccess, type FleetHookOptions, type HeadlessAccess } from '../access.ts'
import { useHasSession, useHeadlessState, type HeadlessState } from '../readStatus.ts'
import { bankChoices, type BankChoice } from './bankChoice.ts'
import type { CashInMethod, CashInOrder } from './cashInDetails.ts'
import { amountPerPoint, pointsOrder, redeemablePoints, validatePoints } from './points.ts'
import { useCashInFlow, type CashIn } from './useCashInFlow.ts'

/** Options of `useCashIn`. @since 0.1.0 */
export interface CashInOptions extends FleetHookOptions {
  /** The payment method. The hook reads what it needs: banks, saved cards or points. */
  method: CashInMethod
  /** Called after a cash-in was created, also if the answer was lost and the outcome was found out later. */
  onCreated?: (cashInId: string | undefined) => void
}

/** What the user wants to pay. @since 0.1.0 */
export interface CashInDraftInput {
  /** Centavos to add to the wallet. Loyalty points are 100 each. */
  amount: Centavos | undefined
  /** The code of a bank in `banks`, for the methods `otc` and `online-banking`. */
  bankCode?: string | undefined
  /** The id of a card in `cards`, for the method `card`. */
  fleetCardId?: string | undefined
}

/**
 * Why there is no order: no amount, bank or card is chosen; the amount is outside of the limits; the bank or the card cannot be
 * used; the user has too few points.
 *
 * @since 0.1.0
 */
export type CashInProblem =
  'amountRequired' | 'tooLittle' | 'tooMuch' | 'bankRequired' | 'cardRequired' | 'unavailable'

/** What a cash-in costs, or why there is no order. @since 0.1.0 */
export interface CashInQuote {
  /** The order with its fee. Undefined if there is none. */
  order: CashInOrder | undefined
  /** Why there is no order. */
  problem: CashInProblem | undefined
  /** Why the order cannot be sent now, as a sentence: the fleet is deactivated. */
  disabledReason: string | undefined
}

/** The start of a cash-in, from the banks to the payment page. @since 0.1.0 */
export interface CashInStart extends HeadlessState {
  /** The banks of the method, with their limits and fees. */
  banks: readonly BankChoice[]
  /** The saved cards. Empty for fleets whose gateway takes new cards only; `CashInPanel` has a form for them. */
  cards: readonly SavedCard[]
  /** The loyalty points of the user. */
  points: number | undefined
  /** What a cash-in costs. */
  quote: (draft: CashInDraftInput) => CashInQuote
  /**
   * The state of the cash-in: that of a money call, and for an applied call `created`, `redirecting` to the payment page,
   * `declined`, or `checkoutMissing` if the payment page is not allowed.
   */
  cashIn: CashIn
  /** A sentence for the user about a cash-in that was not applied, was rejected, or whose outcome is unknown. */
  cashInMessage: string | undefined
  /** Whether the cash-in was sent and has no outcome yet. Ask before the user leaves the page. */
  isInFlight: boolean
  /**
   * Starts a cash-in: the status becomes `confirming`. Returns the quote. Without an order nothing happens. An unknown outcome
   * is looked up first.
   */
  prepare: (draft: CashInDraftInput) => CashInQuote
  /** Sends the order that the user confirmed. It is sent once, however often this is called. */
  confirm: () => void
  /** Looks an unknown outcome up now. The hook also does it by itself. */
  lookUpAgain: () => void
  /** Closes the confirmation or the result. Does nothing while the cash-in is in flight. */
  close: () => void
  /** What the user may do. */
  access: HeadlessAccess
}

const area = 'cash-in'
const noBanks: readonly BankChoice[] = []
const noCards: readonly SavedCard[] = []

/** Reads what a payment method needs. */
function useMethodData(fleetId: string, method: CashInMethod, enabled: boolean, isRawCardGateway: boolean) {
  const isOn = useFlags({ enabled })
  const isBank = method === 'online-banking' || (method === 'otc' && isOn('CASHIN_DRAGONPAY'))
  const banks = useRead(
    method === 'otc' ? listBankProcessors : listBanks,
    {},
    {
      enabled: enabled && isBank,
      keepPrevious: false,
    },
  )
  const cards = useRead(
    listCards,
    { fleetId },
    { enabled: enabled && method === 'card' && !isRawCardGateway },
  )
  const points = useRead(getPoints, { fleetId }, { enabled: enabled && method === 'vip-locqpay' })
  const options = {
    isFrom100: isOn('CASHIN_MINIMUM_100'),
    hasBpi: isOn('CASHIN_BPI'),
    recentCodes: [],
  }
  const isBankMethod = method === 'online-banking' || method === 'otc'
  const read = isBankMethod ? banks : method === 'card' ? cards : points
  return {
    banks: isBankMethod && banks.data ? bankChoices(banks.data, { method, ...options }) : noBanks,
    cards: (method === 'card' && cards.data?.fleetCards) || noCards,
    points: method === 'vip-locqpay' ? points.data?.points : undefined,
    error: read.error ?? undefined,
    hasData: read.data !== undefined || (isBankMethod && !isBank) || (method === 'card' && isRawCardGateway),
  }
}

/**
 * Starts a cash-in: a payment by saved card, at a bank, or with loyalty points. It is sent once; if its answer is lost, its outcome is
 * looked up, also after a reload. A payment page opens by itself if `payments` of the provider allows its host. `onBefore` of
 * the provider may deny it: it is `rejected` then, and nothing was sent.
 *
 * @example
 * const { banks, quote, prepare, cashIn, confirm } = useCashIn({ fleetId, method: 'otc' })
 *
 * @since 0.1.0
 */
export function useCashIn({ fleetId, method, onCreated }: CashInOptions): CashInStart {
  const hasSession = useHasSession()
  const { navigation, payments } = usePortal()
  const [memory] = useState(() => createMemoryNavigation())
  const access = useFleetAccess(fleetId, { enabled: hasSession })
  const { fleet, user } = access
  const isReadable = hasSession && access.isReady && access.can(getCashin)
  const isRawCardGateway = fleet?.paymentGateway === 'cybersource'
  const { banks, cards, points, error, hasData } = useMethodData(
    fleetId,
    method,
    isReadable,
    isRawCardGateway,
  )
  const state = useHeadlessState({
    area,
    access,
    endpoint: createCashin,
    error: access.error ?? error,
    hasData: access.isReady && hasData,
  })
  const errorMessage = useErrorMessage()
  const flow = useCashInFlow(fleetId, user?.userId, {
    area,
    navigation: navigation ?? memory,
    ...(onCreated && { onCreated }),
  })
  const { state: cashIn } = flow

  const orderOf = ({ amount, bankCode, fleetCardId }: CashInDraftInput): CashInOrder | CashInProblem => {
    if (amount === undefined) return 'amountRequired'
    if (method === 'vip-locqpay') {
      const wanted = amount / amountPerPoint
      if (fleet?.isVip !== true || !Number.isInteger(wanted)) return 'unavailable'
      const problem = validatePoints(wanted, redeemablePoints(points ?? 0))
      if (problem) return problem === 'tooFew' ? 'tooLittle' : 'tooMuch'
      return pointsOrder(wanted, payments?.pointValueInCentavos ?? amountPerPoint, '')
    }
    if (method === 'card') {
      const card = cards.find((one) => one.fleetCardId === fleetCardId)
      if (!card) return 'cardRequired'
      if (!card.cardToken) return 'unavailable'
      const paidWith = `${card.cardType} ${card.cardNumber.slice(-4)}`
      return amountErrorOf(cardTerms, amount) ?? { method, amount, fee: cardTerms.fee, paidWith }
    }
    const bank = banks.find(({ code }) => code === bankCode)
    if (!bank) return 'bankRequired'
    if (!bank.isAvailable) return 'unavailable'
    const { code, name, processor, terms } = bank
    return (
      amountErrorOf(terms, amount) ?? {
        method,
        amount,
        fee: terms.fee,
        paidWith: name,
        bankCode: code,
        processor,
      }
    )
  }
  const quote = (draft: CashInDraftInput): CashInQuote => {
    const order = orderOf(draft)
    const disabledReason = access.blocked(createCashin)
    return typeof order === 'string'
      ? { order: undefined, problem: order, disabledReason }
      : { order, problem: undefined, disabledReason }
  }
  const failure = 'error' in cashIn && cashIn.error instanceof ApiError ? cashIn.error : undefined
  return {
    ...state,
    banks,
    cards,
    points,
    quote,
    cashIn,
    cashInMessage: failure && errorMessage(failure),
    isInFlight: flow.isInFlight,
    prepare(draft) {
      const quoted = quote(draft)
      if (quoted.order && !quoted.disabledReason && state.status === 'ready') {
        const paymentToken = cards.find(({ fleetCardId }) => fleetCardId === draft.fleetCardId)?.cardToken
        flow.prepare(quoted.order, async () => (method === 'card' && paymentToken ? { paymentToken } : {}))
      }
      return quoted
    },
    confirm: flow.confirm,
    lookUpAgain: flow.lookUpAgain,
    close: flow.close,
    access: useHeadlessAccess(access),
  }
}
