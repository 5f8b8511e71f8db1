import type { Centavos } from 'fleet-portal-api-client/money'
import { useId, useState, type RefObject } from 'react'
import { PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { Lockable } from '../../foundation/form/Lockable.tsx'
import { joinIds } from '../../foundation/form/joinIds.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useAmountProblem, type AmountLimits } from './amountProblem.ts'

interface AmountFieldProps {
  value: Centavos | undefined
  onChange: (amount: Centavos | undefined) => void
  limits: AmountLimits
  /** Whether the user has submitted the form. Then a missing amount is an error. */
  isSubmitted: boolean
  /** The error that the server reported for this amount. */
  serverError: string | undefined
  isReadOnly: boolean
  /** Whether the page has locked the amount. */
  isLocked: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

/** The amount of a cash-in. The hint shows the limits before there is an error. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, limits, isSubmitted, serverError, isReadOnly, isLocked, inputRef } = props
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  const id = useId()
  // The user has typed this amount before: for another payment method, or in an earlier visit.
  const [isTouched, setTouched] = useState(value !== undefined)
  const found = useAmountProblem()(value, limits)
  const errorMessage = () => {
    if (serverError) return serverError
    if (value === undefined) return isSubmitted ? t.amountRequired : undefined
    return found?.problem === 'tooLittle' && !(isSubmitted || isTouched || isLocked) ? undefined : found?.text
  }
  const error = errorMessage()
  const { min, max } = limits
  const hint = max ? t.between(formatPesos(min), formatPesos(max)) : t.from(formatPesos(min))
  return (
    <FieldFrame id={id} label={t.amount} hint={hint} error={error} isRequired>
      <Lockable isLocked={isLocked}>
        {(noteId) => (
          <PesoInput
            id={id}
            name="amount"
            ref={inputRef}
            value={value}
            readOnly={isReadOnly || isLocked}
            aria-required
            aria-disabled={isLocked || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinIds(`${id}-hint`, noteId, error && `${id}-error`)}
            onBlur={() => setTouched(true)}
            onChange={(next) => onChange(next as Centavos | undefined)}
          />
        )}
      </Lockable>
    </FieldFrame>
  )
}
