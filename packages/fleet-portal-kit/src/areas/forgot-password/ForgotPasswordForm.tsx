import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { emailPattern, limits } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { forgotPasswordMessages } from '../../locales/en/forgotPassword.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(limits.email, `maxLength:${limits.email}`),
      z.regex(emailPattern, 'emailFormat'),
    ),
})

const { Form, Field } = createUnpersistedForm<z.output<typeof schema>>(schema)

interface ForgotPasswordFormProps {
  /** The initial value of the field. */
  email: string
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const t = useMessages(forgotPasswordMessages)
  const ui = useMessages(uiMessages)
  const { client } = usePortal()
  return (
    <Form
      defaultValues={{ email }}
      onSubmit={async (values) => {
        await client.call(requestPasswordReset, values)
        onSent(values.email)
      }}
    >
      {({ isBusy }) => (
        <>
          <Field name="email" label={t.email} isRequired>
            {(control) => <TextInput {...control} type="email" autoComplete="username" autoFocus />}
          </Field>
          <HStack $justify="end">
            <Link to={{ area: 'sign-in' }} isButton>
              {ui.cancel}
            </Link>
            <SendButton type="submit" variant="primary" busy={isBusy}>
              {t.continue}
            </SendButton>
          </HStack>
        </>
      )}
    </Form>
  )
}
