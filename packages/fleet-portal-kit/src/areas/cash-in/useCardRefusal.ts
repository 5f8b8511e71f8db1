import { useEffect } from 'react'
import { cardForm, typedIn } from './CardFields.tsx'
import { emptyCard } from './card.ts'
import type { FaultyField } from './failure.ts'
import type { CashInControl } from './useCashIn.ts'

const cardFields: Readonly<Partial<Record<FaultyField, 'number' | 'expiry' | 'cvv'>>> = {
  cardNumber: 'number',
  expiryDate: 'expiry',
  cardCvn: 'cvv',
}
const faults = { number: 'cardNumber', expiry: 'expiry', cvv: 'cvv' } as const

/** Puts what was refused of a typed card on its field, and forgets the card once the page is left to pay with it. */
export function useCardRefusal({ state, close }: CashInControl): void {
  const { setError, setValue, getValues } = cardForm.useFields()
  const failure = state.step === 'failed' ? state.failure : undefined
  const isLeaving = state.step === 'leaving'
  useEffect(() => {
    if (failure?.kind !== 'field') return
    const name = cardFields[failure.field]
    if (!name || getValues('uses') !== typedIn) return
    setError(name, {
      message: failure.error.code === 'BadRequest' ? faults[name] : (failure.error.code ?? faults[name]),
    })
    close()
    // `close` is another function with every drawing, and does the same.
    // oxlint-disable-next-line exhaustive-deps
  }, [failure, getValues, setError])
  useEffect(() => {
    if (!isLeaving) return
    for (const [name, value] of Object.entries(emptyCard)) setValue(name as keyof typeof emptyCard, value)
  }, [isLeaving, setValue])
}
