import { loanProducts } from 'fleet-portal-api-client/contract/loans'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { SentInquiry } from './sentInquiry.ts'

/** The inquiry without the email: only what its owner needs to ask about it. */
export type KeptInquiry = Omit<SentInquiry, 'email'>

/** The stored value, if it is an inquiry. Anyone can change what a browser stores. */
export function toKeptInquiry(stored: unknown): KeptInquiry | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { loanId, product, branch, sentAt } = stored as Record<string, unknown>
  const known = loanProducts.find((one) => one === product)
  if (typeof loanId !== 'string' || typeof branch !== 'string' || !known) return undefined
  // A date beyond this cannot be formatted.
  if (typeof sentAt !== 'number' || !(Math.abs(sentAt) < 8.64e15 - 1e9)) return undefined
  return { loanId, product: known, branch, sentAt }
}

/** The last inquiry of a user for a fleet, kept on this device, because no call lists inquiries. */
export function useLastInquiry(fleetId: string, userId: string) {
  const { deviceStorage } = usePortal()
  const key = `loan-inquiry:${userId}:${fleetId}`
  const subscribe = useCallback((listener: () => void) => deviceStorage.subscribe(listener), [deviceStorage])
  // Compared as text, because each read makes another object.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(deviceStorage.read(key)),
    () => undefined,
  )
  const last = useMemo(() => (text === undefined ? undefined : toKeptInquiry(JSON.parse(text))), [text])
  const keep = useCallback(
    ({ loanId, product, branch, sentAt }: SentInquiry) =>
      deviceStorage.write(key, { loanId, product, branch, sentAt }),
    [deviceStorage, key],
  )
  return { last, keep }
}
