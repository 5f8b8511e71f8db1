import type { Fleet } from 'api-client/contract/fleets'
import type { FleetUser } from 'api-client/contract/users'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { useConfirmation } from '../../foundation/overlay/useConfirmation.ts'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { usersMessages } from '../../locales/en/users.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { hasAccess, isPending, nameOf, roleOf } from './person.ts'
import { RoleField } from './RoleField.tsx'
import { useInvite } from './useInvite.ts'
import { useUserChange } from './useUserChange.ts'
import { changesOf, Field, Form, offeredRoles, type UserFields } from './userForm.ts'
import { UserQuestion, type UserIntent } from './UserQuestion.tsx'

const Help = styled(Paragraph)`
  padding-left: ${space(6.5)};
  font-size: ${token('text-label')};
`

interface UserFormProps {
  fleet: Fleet
  /** The user to edit, or without access to be invited again; none adds one. */
  user?: FleetUser
  /** Nobody changes their own role. */
  isOwn?: boolean
  onClose: () => void
}

/** Invites a user, or edits role and two-factor of one; asks before either is sent. */
export function UserForm({ fleet, user: opened, isOwn = false, onClose }: UserFormProps) {
  const t = useMessages(usersMessages)
  // As the dialog opened with: what the person changes is told from that, whatever the list reads meanwhile.
  const [user] = useState(opened)
  const save = useUserChange(fleet.fleetId)
  const invite = useInvite(fleet.fleetId)
  const { ask, asked } = useConfirmation<UserIntent>()
  const edited = user && hasAccess(user) ? user : undefined
  const offered = offeredRoles(fleet.plbType, edited)
  const present = user && roleOf(user)

  const change = async (one: FleetUser, values: UserFields, key: string) => {
    const changes = changesOf(one, values)
    const name = nameOf(one)
    if (!changes.role && changes.twoFactor === undefined) return onClose()
    if (!(await ask({ kind: 'change', name, changes }))) return false
    await save(one, changes, key)
    return onClose()
  }
  const submit = async (values: UserFields, { key }: { key: string }) => {
    if (edited) return change(edited, values, key)
    const { email, role } = values
    if (!(await ask({ kind: 'invite', email, role }))) return false
    await invite({ email, role }, { key })
    return onClose()
  }
  const start = {
    email: user?.user.email ?? '',
    role: present && offered.includes(present) ? present : undefined,
    isFaEnabled: user?.user.isFaEnabled ?? false,
  }
  return (
    <>
      <Dialog
        title={edited ? t.editTitle : t.addTitle}
        description={user && !isPending(user) && nameOf(user)}
        onClose={onClose}
      >
        <Form
          defaultValues={start}
          persistKey={`user:${fleet.fleetId}:${user?.userAccessId ?? 'new'}`}
          onSubmit={submit}
        >
          {({ isBusy }) => (
            <>
              <Field name="email" label={t.email} hint={user ? t.emailFixed : t.emailHint} isRequired>
                {(control) => (
                  <TextInput
                    {...control}
                    type="email"
                    readOnly={user !== undefined}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
              <RoleField offered={offered} fleetType={fleet.plbType} isOwn={isOwn} />
              {edited && (
                <Field name="isFaEnabled" label={t.twoFactorLabel} hint={t.twoFactorHint} isBare>
                  {({ value, onChange, ...control }) => (
                    <VStack $gap={1}>
                      <Checkbox
                        {...control}
                        checked={value}
                        onChange={(event) => onChange(event.target.checked)}
                      >
                        {t.twoFactorLabel}
                      </Checkbox>
                      <Help $muted id={`${control.id}-hint`}>
                        {t.twoFactorHint}
                      </Help>
                    </VStack>
                  )}
                </Field>
              )}
              <DialogActions>
                <DialogCancel />
                <Button type="submit" variant="primary" busy={isBusy}>
                  {edited ? t.save : t.send}
                </Button>
              </DialogActions>
            </>
          )}
        </Form>
      </Dialog>
      {asked && <UserQuestion intent={asked.about} answer={asked.answer} />}
    </>
  )
}
