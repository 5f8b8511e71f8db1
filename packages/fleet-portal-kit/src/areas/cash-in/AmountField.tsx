import { amountErrorOf } from 'fleet-portal-api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { useId, useState, type RefObject } from 'react'
import { PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

interface AmountFieldProps {
  value: Centavos | undefined
  onChange: (amount: Centavos | undefined) => void
  /** The limits of one payment. There is no maximum until a bank is selected. */
  terms: { min: Centavos; max?: Centavos | undefined }
  /** Whether the maximum is the limit of a bank. */
  isBankLimit?: boolean
  /** Whether the user has submitted the form. Then a missing amount is an error. */
  isSubmitted: boolean
  /** The error that the server reported for this amount. */
  serverError: string | undefined
  isReadOnly: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

/** The amount of a cash-in. The hint shows the limits before there is an error. */
export function AmountField(props: AmountFieldProps) {
  const {
    value,
    onChange,
    terms,
    isBankLimit = false,
    isSubmitted,
    serverError,
    isReadOnly,
    inputRef,
  } = props
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const { min, max } = terms
  const problem =
    value !== undefined &&
    amountErrorOf({ min, max: max ?? centavos(Number.MAX_SAFE_INTEGER), fee: centavos(0) }, value)
  const errorMessage = () => {
    if (serverError) return serverError
    if (value === undefined) return isSubmitted ? t.amountRequired : undefined
    if (!problem) return undefined
    if (problem === 'tooMuch') return max && (isBankLimit ? t.tooMuchForBank : t.tooMuch)(formatPesos(max))
    return isSubmitted || isTouched ? t.tooLittle(formatPesos(min)) : undefined
  }
  const error = errorMessage()
  const hint = max ? t.between(formatPesos(min), formatPesos(max)) : t.from(formatPesos(min))
  return (
    <FieldFrame id={id} label={t.amount} hint={hint} error={error} isRequired>
      <PesoInput
        id={id}
        name="amount"
        ref={inputRef}
        value={value}
        readOnly={isReadOnly}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onBlur={() => setTouched(true)}
        onChange={(next) => onChange(next as Centavos | undefined)}
      />
    </FieldFrame>
  )
}
