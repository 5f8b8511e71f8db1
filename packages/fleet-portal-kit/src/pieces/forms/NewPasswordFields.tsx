import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'
import { PasswordInput } from '../../foundation/form/PasswordInput.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { newPasswordShape, type NewPassword } from './newPassword.ts'
import { PasswordRules } from './PasswordRules.tsx'

const { Field } = createUnpersistedForm<NewPassword>(z.object(newPasswordShape))

interface NewPasswordFieldsProps {
  labels: { password: string; confirmPassword: string }
  /** Focuses the first field when the form appears. */
  isFirst?: boolean
}

/** The fields for a new password and its confirmation, for any form whose schema has `newPasswordShape`. */
export function NewPasswordFields({ labels, isFirst = false }: NewPasswordFieldsProps) {
  const t = useMessages(uiMessages)
  const { watch, trigger, getValues, formState } = useFormContext<NewPassword>()
  const [isShown, setShown] = useState(false)
  const [capsLockField, setCapsLockField] = useState<keyof NewPassword>()
  const handleCapsLock = (name: keyof NewPassword) => (isOn: boolean) =>
    setCapsLockField(isOn ? name : undefined)
  const asideOf = (name: keyof NewPassword) => (capsLockField === name ? t.capsLock : undefined)
  const isTooCommon = formState.errors.password?.message === 'password'
  return (
    <>
      <Field
        name="password"
        label={labels.password}
        isRequired
        aside={asideOf('password')}
        hint={<PasswordRules password={watch('password')} isTooCommon={isTooCommon} />}
      >
        {({ onChange, ...control }) => (
          <PasswordInput
            {...control}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            onCapsLock={handleCapsLock('password')}
            autoComplete="new-password"
            autoFocus={isFirst}
            onChange={(value) => {
              onChange(value)
              if (getValues('confirmPassword')) void trigger('confirmPassword')
            }}
          />
        )}
      </Field>
      <Field
        name="confirmPassword"
        label={labels.confirmPassword}
        isRequired
        aside={asideOf('confirmPassword')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            isShown={isShown}
            onCapsLock={handleCapsLock('confirmPassword')}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}
