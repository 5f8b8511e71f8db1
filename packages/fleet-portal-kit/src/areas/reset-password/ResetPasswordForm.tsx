import { ApiError, type ApiClient } from 'fleet-portal-api-client'
import { changePassword, validateResetToken } from 'fleet-portal-api-client/contract/session'
import { useState } from 'react'
import * as z from 'zod/mini'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { VStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { resetPasswordMessages } from '../../locales/en/resetPassword.ts'
import { UsernameField } from './UsernameField.tsx'
import { newPasswordShape, passwordsMatch, type NewPassword } from '../../pieces/forms/newPassword.ts'
import { NewPasswordFields } from '../../pieces/forms/NewPasswordFields.tsx'
import { isLinkRefusal } from '../../pieces/session/useLinkCheck.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

const { Form } = createUnpersistedForm<NewPassword>(z.object(newPasswordShape).check(passwordsMatch))

/** Whether the link is used up now. After a lost answer this means that the change took effect. */
const isUsedUp = (client: ApiClient, token: string): Promise<boolean> =>
  client.call(validateResetToken, { token }).then(() => false, isLinkRefusal)

interface ResetPasswordFormProps {
  token: string
  email: string | undefined
  onChanged: () => void
  /** Called if the answer was lost and the link is used up. */
  onUnsure: () => void
  /** Called if the link expired in the meantime. */
  onRejected: (code: string) => void
}

export function ResetPasswordForm({ token, email, onChanged, onUnsure, onRejected }: ResetPasswordFormProps) {
  const t = useMessages(resetPasswordMessages)
  const { client } = usePortal()
  const [isUsed, setUsed] = useState(false)

  const change = async ({ password }: NewPassword) => {
    try {
      await client.call(changePassword, { password, token })
    } catch (error) {
      if (error instanceof ApiError && error.isAmbiguous && (await isUsedUp(client, token))) return onUnsure()
      throw error
    }
    onChanged()
  }
  const handleFailure = ({ code }: ApiError) => {
    if (code === 'P1009') setUsed(true)
    if (code !== 'E9999' && code !== 'P1010') return false
    onRejected(code)
    return true
  }
  return (
    <Form defaultValues={{ password: '', confirmPassword: '' }} onSubmit={change} onFailure={handleFailure}>
      {({ isBusy }) => (
        <>
          <UsernameField email={email} />
          <NewPasswordFields labels={t} isFirst />
          <VStack $gap={3}>
            <SendButton type="submit" variant="primary" busy={isBusy}>
              {t.continue}
            </SendButton>
            {isUsed && <Link to={{ area: 'forgot-password' }}>{t.newLink}</Link>}
          </VStack>
        </>
      )}
    </Form>
  )
}
