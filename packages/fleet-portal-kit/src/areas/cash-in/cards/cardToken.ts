import { ApiError } from 'api-client'
import * as z from 'zod/mini'
import type { CardDetails, CardTokenizer, FleetPortalPayments } from '../../../provider/payments.ts'

const token = z.looseObject({ paymentTokenId: z.string().check(z.minLength(1)) })
const fault = z.looseObject({ code: z.union([z.string(), z.number()]) })

/** Nothing was charged, whatever it was: a token alone pays nothing. */
export const notMade = (cause?: unknown) =>
  new ApiError({ kind: 'not-applied', status: 0, hasResponse: false, cause })

async function askProvider({ url, publicKey }: CardTokenizer, card: CardDetails): Promise<string> {
  const { number, month, year, cvc } = card
  // Past the portal's client: its token and its sign-in are nothing for the card provider.
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa(`${publicKey}:`)}` },
    body: JSON.stringify({ card: { number, expMonth: month, expYear: year, cvc } }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  })
  const answer: unknown = await response.json()
  if (response.ok) return z.parse(token, answer).paymentTokenId
  const said = z.safeParse(fault, answer)
  if (response.status >= 500 || !said.success) throw notMade()
  throw new ApiError({ kind: 'badrequest', status: response.status, code: String(said.data.code) })
}

/**
 * A token for a card, of the host's own making or of the card provider's. Rejects with ApiError: the provider's refusal
 * by its code, anything else as `not-applied`, for without a token nothing was sent.
 */
export async function cardToken(
  how: NonNullable<FleetPortalPayments['cardTokenization']>,
  card: CardDetails,
): Promise<string> {
  try {
    return typeof how === 'function' ? await how(card) : await askProvider(how, card)
  } catch (error) {
    throw error instanceof ApiError && error.kind !== 'outcome-unknown' && !error.isAmbiguous
      ? error
      : notMade(error)
  }
}
