import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useNow } from '../../../foundation/data/useNow.ts'
import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { digits } from '../../../foundation/form/cleaners.ts'
import { FieldFrame } from '../../../foundation/form/FieldFrame.tsx'
import { DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack, reset } from '../../../foundation/ui/layout.ts'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'

const Element = styled.form`
  ${reset}
  display: block;
`

const sixDigits = digits(6)

/** `4:05` of milliseconds. */
function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface CodeStepProps {
  /** Until when the code works, in milliseconds. */
  until: number
  refusal: string | undefined
  isPaying: boolean
  isLookingUp: boolean
  payLabel: string
  onPay: (otp: string) => void
  onCancel: () => void
}

/** Where the bank's code is typed. It is forgotten as soon as it is sent. */
export function CodeStep({
  until,
  refusal,
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
  const [isTried, setTried] = useState(false)
  const now = useNow(!isPaying)
  const isOver = now >= until
  const isWhole = otp.length === 6
  useEffect(() => {
    if (!isPaying) field.current?.focus()
  }, [isPaying, refusal])
  const missing = otp === '' ? t.otpRequired : t.otpDigits
  const error = isTried && !isWhole ? missing : otp === '' ? refusal : undefined
  const pay = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isPaying || isOver) return
    setTried(true)
    if (!isWhole) return field.current?.focus()
    setTried(false)
    setOtp('')
    onPay(otp)
  }
  const held = isPaying ? (isLookingUp ? t.stillChecking : t.paying) : undefined
  const blocked = isOver ? t.codeOver : isWhole || isPaying ? undefined : t.otpDigits
  return (
    <Element noValidate onSubmit={pay}>
      <VStack $gap={3}>
        {isLookingUp && <Banner tone="info">{ui.checking}</Banner>}
        <FieldFrame
          id={id}
          label={t.otpPrompt}
          hint={isOver ? t.codeOver : t.codeWorksFor(clock(until - now))}
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
          <Button onClick={onCancel} disabledReason={held}>
            {ui.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isPaying} disabledReason={blocked}>
            {payLabel}
          </Button>
        </DialogActions>
      </VStack>
    </Element>
  )
}
