import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '../../foundation/ui/Button.tsx'
import { twoFactorMessages } from '../../locales/en/twoFactor.ts'
import { useMessages } from '../../provider/messages.ts'
import { formatCountdown } from './formatCountdown.ts'

/** Separates the button from the buttons that close the dialog. */
const Resend = styled(Button)`
  margin-inline-end: auto;
`

interface ResendCodeProps {
  /** The time until a new code can be requested, in milliseconds. */
  wait: number
  resend: () => Promise<void>
}

/** The button that requests a new code after the wait. Moves the focus back to the code field. */
export function ResendCode({ wait, resend }: ResendCodeProps) {
  const t = useMessages(twoFactorMessages)
  const { clearErrors, setFocus } = useFormContext<{ otp: string }>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await resend()
    } finally {
      setBusy(false)
      clearErrors('otp')
      setFocus('otp')
    }
  }
  return (
    <Resend
      variant="quiet"
      busy={isBusy}
      disabledReason={wait > 0 ? t.resendLater : undefined}
      // Keeps the focus in the code field: a blur would show its required error.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void run()}
    >
      {wait > 0 ? t.resendIn(formatCountdown(wait)) : t.resend}
    </Resend>
  )
}
