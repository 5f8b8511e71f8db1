import { ApiError, type ApiClient } from 'fleet-portal-api-client'
import { acceptInvite, getInvite } from 'fleet-portal-api-client/contract/users'
import { nameField } from 'fleet-portal-api-client/contract/fields'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { Input } from '../../foundation/form/controls.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { Box } from '../../foundation/ui/layout.ts'
import { activateAccountMessages } from '../../locales/en/activateAccount.ts'
import { isNewPassword, newPasswordShape, passwordsMatch } from '../../pieces/forms/newPassword.ts'
import { NewPasswordFields } from '../../pieces/forms/NewPasswordFields.tsx'
import { isLinkRefusal } from '../../pieces/session/useLinkCheck.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

const schema = z
  .object({ firstName: nameField, lastName: nameField, ...newPasswordShape })
  .check(passwordsMatch)

type Values = z.output<typeof schema>

const { Form, Field, useFields } = createUnpersistedForm<Values>(schema)

const Names = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(4)} ${space(3)};
  align-items: start;
`

/** Whether the invitation is used up now. After a lost answer this means that the activation took effect. */
const isUsedUp = (client: ApiClient, token: string): Promise<boolean> =>
  client.call(getInvite, { token }).then(() => false, isLinkRefusal)

function ActivateButton({ isBusy }: { isBusy: boolean }) {
  const t = useMessages(activateAccountMessages)
  const [password, confirmPassword] = useFields().watch(['password', 'confirmPassword'])
  return (
    <SendButton
      type="submit"
      variant="primary"
      busy={isBusy}
      disabledReason={isNewPassword({ password, confirmPassword }) ? undefined : t.needsPasswords}
    >
      {t.activate}
    </SendButton>
  )
}

interface ActivateAccountFormProps {
  token: string
  email: string
  isDone: boolean
  onDone: (result: 'activated' | 'unsure') => void
  /** Called if the invitation expired or was used in the meantime. */
  onRejected: (code: 'F1003' | 'F1005') => void
}

export function ActivateAccountForm({ token, email, isDone, onDone, onRejected }: ActivateAccountFormProps) {
  const t = useMessages(activateAccountMessages)
  const { client } = usePortal()

  const activate = async ({ firstName, lastName, password }: Values) => {
    try {
      await client.call(acceptInvite, { firstName, lastName, password, token })
    } catch (error) {
      const isLost = error instanceof ApiError && error.isAmbiguous
      if (isLost && (await isUsedUp(client, token))) return onDone('unsure')
      throw error
    }
    onDone('activated')
  }
  const handleFailure = ({ code }: ApiError) => {
    if (code !== 'F1003' && code !== 'F1005') return false
    onRejected(code)
    return true
  }
  return (
    <Form
      defaultValues={{ firstName: '', lastName: '', password: '', confirmPassword: '' }}
      isDisabled={isDone}
      onSubmit={activate}
      onFailure={handleFailure}
    >
      {({ isBusy }) => (
        <>
          <Names>
            <Field name="firstName" label={t.firstName} isRequired>
              {(control) => <TextInput {...control} autoComplete="given-name" autoFocus />}
            </Field>
            <Field name="lastName" label={t.lastName} isRequired>
              {(control) => <TextInput {...control} autoComplete="family-name" />}
            </Field>
          </Names>
          <FieldFrame id="activate-account-email" label={t.email}>
            <Input id="activate-account-email" type="email" autoComplete="username" value={email} readOnly />
          </FieldFrame>
          <NewPasswordFields labels={t} />
          <ActivateButton isBusy={isBusy} />
        </>
      )}
    </Form>
  )
}
