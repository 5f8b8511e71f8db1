import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useNow } from '../../../foundation/data/useNow.ts'
import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { digits } from '../../../foundation/form/cleaners.ts'
import { FieldFrame } from '../../../foundation/form/FieldFrame.tsx'
import { DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { VStack, reset } from '../../../foundation/ui/layout.ts'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'

const Form = styled.form`
  ${reset}
  display: block;
`

const sixDigits = digits(6)

/** Formats milliseconds as minutes and seconds, such as `4:05`. */
function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface CodeStepProps {
  /** When the code expires, in milliseconds since the epoch. */
  expiresAt: number
  /** Why the bank rejected the last code. */
  rejection: string | undefined
  isPaying: boolean
  isLookingUp: boolean
  payLabel: string
  onPay: (otp: string) => void
  onCancel: () => void
}

/** The step that enters the bank's code. The field is cleared when the code is sent. */
export function CodeStep({
  expiresAt,
  rejection,
  isPaying,
  isLookingUp,
  payLabel,
  onPay,
  onCancel,
}: CodeStepProps) {
  const t = useMessages(bpiMessages)
  const ui = useMessages(uiMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [otp, setOtp] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const now = useNow(!isPaying)
  const isExpired = now >= expiresAt
  const isComplete = otp.length === 6
  useEffect(() => {
    if (!isPaying) field.current?.focus()
  }, [isPaying, rejection])
  const inputError = otp === '' ? t.otpRequired : t.otpDigits
  const error = isSubmitted && !isComplete ? inputError : otp === '' ? rejection : undefined
  const pay = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isPaying || isExpired) return
    setSubmitted(true)
    if (!isComplete) return field.current?.focus()
    setSubmitted(false)
    setOtp('')
    onPay(otp)
  }
  const busyReason = isPaying ? (isLookingUp ? t.stillChecking : t.paying) : undefined
  const blocked = isExpired ? t.codeOver : isComplete || isPaying ? undefined : t.otpDigits
  return (
    <Form noValidate onSubmit={pay}>
      <VStack $gap={3}>
        {isLookingUp && <Banner tone="info">{ui.checking}</Banner>}
        <FieldFrame
          id={id}
          label={t.otpPrompt}
          hint={isExpired ? t.codeOver : t.codeWorksFor(formatCountdown(expiresAt - now))}
          error={error}
          isRequired
        >
          <FormattedInput
            id={id}
            ref={field}
            name="otp"
            value={otp}
            clean={sixDigits}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isPaying}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={setOtp}
          />
        </FieldFrame>
        <DialogActions>
          <Button onClick={onCancel} disabledReason={busyReason}>
            {ui.cancel}
          </Button>
          <SendButton type="submit" variant="primary" busy={isPaying} disabledReason={blocked}>
            {payLabel}
          </SendButton>
        </DialogActions>
      </VStack>
    </Form>
  )
}
