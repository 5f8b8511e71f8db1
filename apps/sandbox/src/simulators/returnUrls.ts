import type { Settings } from '../context.ts'
import type { CashinRow } from '../domain/cashins.ts'

export type ReturnOutcome = 'success' | 'failed' | 'cancel'

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query).toString()}`

/** The URL to which a provider redirects the payer. Every provider reports the outcome in its own format. */
export function returnUrl({ portalUrl }: Settings, row: CashinRow, outcome: ReturnOutcome): string {
  const { id, referenceNumber, channel, processor } = row
  const query = { cashInId: id, referenceNumber, paymentMethod: channel }
  if (processor === 'brankas') return `${portalUrl}/brankas/${outcome}/${channel}/${referenceNumber}/${id}`
  if (processor === 'bpi') {
    return withQuery(`${portalUrl}/cashin`, {
      ...query,
      status: outcome === 'cancel' ? 'cancelled' : outcome,
    })
  }
  const path = processor === 'cybersource' ? 'cybersource' : 'paymaya'
  return withQuery(`${portalUrl}/${path}/${outcome === 'failed' ? 'failure' : outcome}`, query)
}

/** The URL to which the bank redirects a user who has agreed, with the code for the portal. */
export const bankReturnUrl = (
  { portalUrl }: Settings,
  { id, referenceNumber }: CashinRow,
  code: string,
): string => withQuery(`${portalUrl}/bpi`, { code, cashInId: id, referenceNumber })

/** The URL to which the provider redirects a card holder after the verification. */
export const cardReturnUrl = (
  { portalUrl }: Settings,
  referenceNumber: string,
  isVerified: boolean,
): string =>
  withQuery(`${portalUrl}/paymaya/${isVerified ? 'success' : 'failure'}`, {
    cashInStatus: isVerified ? 'success' : 'failed',
    referenceNumber,
    paymentMethod: 'card',
  })
