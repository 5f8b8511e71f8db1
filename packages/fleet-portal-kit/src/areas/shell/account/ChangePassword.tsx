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
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<unknown>()
  const { text } = useFailure(failure)
  const send = async () => {
    setState('sending')
    setFailure(undefined)
    try {
      await client.call(requestPasswordReset, { email })
      emit('password-reset.requested', {})
      setState('sent')
    } catch (error) {
      setFailure(error)
      setState('idle')
    }
  }
  if (state === 'sent') return <Banner tone="success">{t.passwordLinkSent(email)}</Banner>
  return (
    <VStack $gap={2} $align="start">
      {failure !== undefined && <Banner tone="danger">{text}</Banner>}
      <SendButton busy={state === 'sending'} onClick={() => void send()}>
        {t.changePassword}
      </SendButton>
    </VStack>
  )
}
