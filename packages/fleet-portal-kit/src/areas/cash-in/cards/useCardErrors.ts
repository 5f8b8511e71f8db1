import { useCallback, useEffect } from 'react'
import { cardForm, newCard } from './CardFields.tsx'
import { emptyCard, type CardInput } from './card.ts'
import { rejectedFieldOf, type RejectedField } from '../result/rejection.ts'
import { isFailed, type CashInControl } from '../useCashIn.ts'

const cardFields: Readonly<Partial<Record<RejectedField, 'number' | 'expiry' | 'cvv'>>> = {
  cardNumber: 'number',
  expiryDate: 'expiry',
  cardCvn: 'cvv',
}
const defaultErrors = { number: 'cardNumber', expiry: 'expiry', cvv: 'cvv' } as const

/**
 * Shows a rejection of the server on the field of the card, and clears the card after each attempt: always the CVV, the
 * other fields unless the server rejected a field that the user can correct. Hiding the page also clears the card.
 */
export function useCardErrors({ state, close }: CashInControl): void {
  const { setError, setValue, getValues } = cardForm.useFields()
  const error = state.status === 'rejected' && state.origin === 'this-page' ? state.error : undefined
  const hasEnded = state.status === 'redirecting' || state.status === 'created' || isFailed(state)
  const isCorrectable = error !== undefined && rejectedFieldOf(error) !== undefined
  const clearCard = useCallback(
    (remaining: Partial<CardInput> = {}) => {
      for (const [name, value] of Object.entries({ ...emptyCard, ...remaining })) {
        setValue(name as keyof CardInput, value)
      }
    },
    [setValue],
  )
  useEffect(() => {
    if (!hasEnded) return
    const { name, number, expiry } = getValues()
    clearCard(isCorrectable ? { name, number, expiry } : { name })
  }, [hasEnded, isCorrectable, clearCard, getValues])
  useEffect(() => {
    // The Back button may restore this page with its field values.
    const handlePageHide = () => clearCard()
    window.addEventListener('pagehide', handlePageHide)
    return () => window.removeEventListener('pagehide', handlePageHide)
  }, [clearCard])
  useEffect(() => {
    const field = error && rejectedFieldOf(error)
    const name = field && cardFields[field]
    if (!error || !name || getValues('selectedId') !== newCard) return
    setError(name, {
      message: error.code === 'BadRequest' ? defaultErrors[name] : (error.code ?? defaultErrors[name]),
    })
    close()
    // `close` is a new function on each render, with the same behavior.
    // oxlint-disable-next-line exhaustive-deps
  }, [error, getValues, setError])
}
