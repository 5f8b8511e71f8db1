import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '../../foundation/ui/Button.tsx'
import { twoFactorMessages } from '../../locales/en/twoFactor.ts'
import { useMessages } from '../../provider/messages.ts'
import { clock } from './clock.ts'

/** Stands apart from the buttons that end the dialog. */
const Resend = styled(Button)`
  margin-inline-end: auto;
`

interface ResendCodeProps {
  /** Milliseconds until another code can be had. */
  wait: number
  resend: () => Promise<void>
}

/** Asks for another code, once the wait for it is over, and puts the caret back where it goes. */
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
      // The caret stays with the code, which is not judged for being empty.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void run()}
    >
      {wait > 0 ? t.resendIn(clock(wait)) : t.resend}
    </Resend>
  )
}
