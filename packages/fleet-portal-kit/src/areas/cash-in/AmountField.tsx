import { amountErrorOf } from 'api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'api-client/money'
import { useId, useState, type RefObject } from 'react'
import { PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { formatPesos } from '../../format/amounts.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'

interface AmountFieldProps {
  value: Centavos | undefined
  onChange: (amount: Centavos | undefined) => void
  /** What may be paid at once; without a most before it is known who is paid through. */
  terms: { min: Centavos; max?: Centavos | undefined }
  /** The most is a bank's. */
  isOfBank?: boolean
  /** The form was sent: what is missing is told, too. */
  isTried: boolean
  /** What the server said of this amount. */
  refusal: string | undefined
  isReadOnly: boolean
  field: RefObject<HTMLInputElement | null>
}

/** How much is paid in. Least and most stand there before anybody is at fault. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, terms, isOfBank = false, isTried, refusal, isReadOnly, field } = props
  const t = useMessages(cashInMessages)
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const { min, max } = terms
  const fault =
    value !== undefined &&
    amountErrorOf({ min, max: max ?? centavos(Number.MAX_SAFE_INTEGER), fee: centavos(0) }, value)
  const sentence = () => {
    if (refusal) return refusal
    if (value === undefined) return isTried ? t.amountRequired : undefined
    if (!fault) return undefined
    if (fault === 'tooMuch') return max && (isOfBank ? t.tooMuchForBank : t.tooMuch)(formatPesos(max))
    return isTried || isTouched ? t.tooLittle(formatPesos(min)) : undefined
  }
  const error = sentence()
  const hint = max ? t.between(formatPesos(min), formatPesos(max)) : t.from(formatPesos(min))
  return (
    <FieldFrame id={id} label={t.amount} hint={hint} error={error} isRequired>
      <PesoInput
        id={id}
        name="amount"
        ref={field}
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
