import { ApiError } from 'fleet-portal-api-client'
import { createNotAppliedError } from '../../../headless/cash-in/notApplied.ts'
import * as z from 'zod/mini'
import type { CardDetails, CardTokenizer, FleetPortalPayments } from '../../../provider/payments.ts'

const token = z.looseObject({ paymentTokenId: z.string().check(z.minLength(1)) })
const providerError = z.looseObject({ code: z.union([z.string(), z.number()]) })

/** The error of a provider that answered without a token and without a reason. */
const brokenProviderError = (status: number) =>
  createNotAppliedError(new ApiError({ kind: 'server', status }))

async function requestProviderToken({ url, publicKey }: CardTokenizer, card: CardDetails): Promise<string> {
  const { number, month, year, cvc } = card
  // Not through the API client, because the card provider must not receive the access token of the user.
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
  const { ok, status } = response
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? brokenProviderError(status) : error
  })
  const found = z.safeParse(token, answer)
  if (ok && found.success) return found.data.paymentTokenId
  const rejection = z.safeParse(providerError, answer)
  if (ok || status >= 500 || !rejection.success) throw brokenProviderError(status)
  throw new ApiError({ kind: 'badrequest', status, code: String(rejection.data.code) })
}

/**
 * Creates a token of a card, with the host's function or at the card provider. Rejects with ApiError: with the code of
 * the provider's rejection, or with the kind `not-applied`, because nothing is sent to the API without a token.
 */
export async function createCardToken(
  tokenization: NonNullable<FleetPortalPayments['cardTokenization']>,
  card: CardDetails,
): Promise<string> {
  try {
    return typeof tokenization === 'function'
      ? await tokenization(card)
      : await requestProviderToken(tokenization, card)
  } catch (error) {
    throw error instanceof ApiError && error.kind !== 'outcome-unknown' && !error.isAmbiguous
      ? error
      : createNotAppliedError(error)
  }
}
