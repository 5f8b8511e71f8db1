import { useCallback, useEffect } from 'react'
import { cardForm, typedIn } from './CardFields.tsx'
import { emptyCard, type TypedCard } from './card.ts'
import { rejectedFieldOf, type RejectedField } from '../result/rejection.ts'
import { isFailed, type CashInControl } from '../useCashIn.ts'

const cardFields: Readonly<Partial<Record<RejectedField, 'number' | 'expiry' | 'cvv'>>> = {
  cardNumber: 'number',
  expiryDate: 'expiry',
  cardCvn: 'cvv',
}
const faults = { number: 'cardNumber', expiry: 'expiry', cvv: 'cvv' } as const

/**
 * Puts what was refused of a typed card on its field, and forgets the card when the attempt is over: the CVV always, the
 * rest unless something of the form was refused and is to be mended. It is forgotten with the page, too.
 */
export function useCardRefusal({ state, close }: CashInControl): void {
  const { setError, setValue, getValues } = cardForm.useFields()
  const error = state.status === 'rejected' && state.origin === 'this-page' ? state.error : undefined
  const isOver = state.status === 'redirecting' || state.status === 'created' || isFailed(state)
  const isMendable = error !== undefined && rejectedFieldOf(error) !== undefined
  const forget = useCallback(
    (kept: Partial<TypedCard> = {}) => {
      for (const [name, value] of Object.entries({ ...emptyCard, ...kept })) {
        setValue(name as keyof TypedCard, value)
      }
    },
    [setValue],
  )
  useEffect(() => {
    if (!isOver) return
    const { name, number, expiry } = getValues()
    forget(isMendable ? { name, number, expiry } : { name })
  }, [isOver, isMendable, forget, getValues])
  useEffect(() => {
    // A page that Back brings as it was left must not bring the card.
    const go = () => forget()
    window.addEventListener('pagehide', go)
    return () => window.removeEventListener('pagehide', go)
  }, [forget])
  useEffect(() => {
    const field = error && rejectedFieldOf(error)
    const name = field && cardFields[field]
    if (!error || !name || getValues('uses') !== typedIn) return
    setError(name, {
      message: error.code === 'BadRequest' ? faults[name] : (error.code ?? faults[name]),
    })
    close()
    // `close` is another function with every drawing, and does the same.
    // oxlint-disable-next-line exhaustive-deps
  }, [error, getValues, setError])
}
