import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { useState } from 'react'
import { useFailure } from '../../../foundation/errors/useFailure.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { VStack } from '../../../foundation/ui/layout.ts'
import { settingsMessages } from '../../../locales/en/settings.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useEmit } from '../../../provider/widgetContext.ts'

/** Sends the user a link with which the password can be changed. */
export function ChangePassword({ email }: { email: string }) {
  const t = useMessages(settingsMessages)
  const { client } = usePortal()
  const emit = useEmit()
  const [isSending, setSending] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { text } = useFailure(failure)
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await client.call(requestPasswordReset, { email })
      emit('password-reset.requested', {})
      setWasSent(true)
    } catch (error) {
      setFailure(error)
    }
    setSending(false)
  }
  // The button stays, so that it keeps the focus.
  return (
    <VStack $gap={2} $align="start">
      {wasSent && failure === undefined && <Banner tone="success">{t.passwordLinkSent(email)}</Banner>}
      {failure !== undefined && <Banner tone="danger">{text}</Banner>}
      <SendButton busy={isSending} onClick={() => void send()}>
        {wasSent ? t.sendLinkAgain : t.changePassword}
      </SendButton>
    </VStack>
  )
}
