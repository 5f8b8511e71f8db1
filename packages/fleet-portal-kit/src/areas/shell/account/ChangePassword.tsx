import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { useState } from 'react'
import { ConfirmDialog } from '../../../foundation/overlay/ConfirmDialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack } from '../../../foundation/ui/layout.ts'
import { settingsMessages } from '../../../locales/en/settings.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useEmit } from '../../../provider/widgetContext.ts'

/** Asks the user, and sends a link with which the password can be changed. */
export function ChangePassword({ email }: { email: string }) {
  const t = useMessages(settingsMessages)
  const { client } = usePortal()
  const emit = useEmit()
  const [isAsking, setAsking] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const send = async () => {
    await client.call(requestPasswordReset, { email })
    emit('password-reset.requested', {})
    setWasSent(true)
  }
  return (
    <VStack $gap={2} $align="start">
      {wasSent && <Banner tone="success">{t.passwordLinkSent(email)}</Banner>}
      <Button onClick={() => setAsking(true)}>{wasSent ? t.sendLinkAgain : t.changePassword}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t.changePasswordTitle}
          body={t.changePasswordBody(email)}
          confirmLabel={t.sendLink}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </VStack>
  )
}
