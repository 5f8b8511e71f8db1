import { ApiError } from 'fleet-portal-api-client'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { emailField } from 'fleet-portal-api-client/contract/fields'
import { listUserAccesses, type FleetUser } from 'fleet-portal-api-client/contract/users'
import { useState } from 'react'
import { styled } from 'styled-components'
import { UniqueFieldCheck } from '../../fleet/form/UniqueFieldCheck.tsx'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { useConfirmation } from '../../foundation/overlay/useConfirmation.ts'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { usersMessages } from '../../locales/en/users.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { everyUser } from '../../headless/defaultInputs.ts'
import { roleOf } from '../../headless/users.ts'
import { hasAccess, isPending, isSameUser, nameOf } from './fleetUser.ts'
import { RoleField } from './RoleField.tsx'
import { useInvite } from './useInvite.ts'
import { useUserChange } from './useUserChange.ts'
import { changesOf, Field, Form, offeredRoles, type UserFields } from './userFields.ts'
import { ConfirmUserChange, type PendingChange } from './ConfirmUserChange.tsx'

const Help = styled(Paragraph)`
  padding-left: ${space(6.5)};
  font-size: ${token('text-label')};
`

const findByEmail = ({ userAccesses }: { userAccesses: FleetUser[] }, email: string) =>
  userAccesses.find((one) => isSameUser(one, email))

/** The error of the server for such an email. */
const alreadyHasAccess = () =>
  new ApiError({
    kind: 'badrequest',
    status: 400,
    fields: [{ path: 'email', code: 'F1004' }],
    hasResponse: false,
  })

interface UserFormProps {
  fleet: Fleet
  /** The user to edit, or to invite again if they have no access. Without it the form invites a new user. */
  user?: FleetUser
  /** Whether this is the signed-in user. Users cannot change their own role. */
  isOwn?: boolean
  onClose: () => void
}

/** Invites a user, or edits the role and two-factor setting of a user, after a confirmation. */
export function UserForm({ fleet, user: initialUser, isOwn = false, onClose }: UserFormProps) {
  const t = useMessages(usersMessages)
  // Keeps the user from when the dialog opened, because changes are computed against it. The list may refetch meanwhile.
  const [user] = useState(initialUser)
  const save = useUserChange(fleet.fleetId)
  const invite = useInvite(fleet.fleetId)
  const { client } = usePortal()
  const { ask, question } = useConfirmation<PendingChange>()
  const edited = user && hasAccess(user) ? user : undefined
  const roleOptions = offeredRoles(fleet.plbType, edited)
  const currentRole = user && roleOf(user)

  /** The user with an email. If the lookup fails, the server decides. */
  const findUser = async (email: string) => {
    const input = { fleetId: fleet.fleetId, ...everyUser, searchKey: email, page: 1, perPage: 50 }
    const answer = await client.call(listUserAccesses, input).catch(() => undefined)
    return answer && findByEmail(answer, email)
  }
  const change = async (editedUser: FleetUser, values: UserFields, key: string) => {
    const changes = changesOf(editedUser, values)
    const name = nameOf(editedUser)
    if (!changes.role && changes.twoFactor === undefined) return onClose()
    if (!(await ask({ kind: 'change', name, changes }))) return false
    await save(editedUser, changes, key)
    return onClose()
  }
  const submit = async (values: UserFields, { key: idempotencyKey }: { key: string }) => {
    if (edited) return change(edited, values, idempotencyKey)
    const { email, role } = values
    const known = await findUser(email)
    if (known && hasAccess(known) && !isPending(known)) throw alreadyHasAccess()
    const isAgain = known !== undefined && isPending(known)
    if (!(await ask({ kind: 'invite', email, role, isAgain }))) return false
    await invite({ email, role }, { idempotencyKey })
    return onClose()
  }
  const defaultValues = {
    email: user?.user.email ?? '',
    role: currentRole && roleOptions.includes(currentRole) ? currentRole : undefined,
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
          defaultValues={defaultValues}
          subject={user ? 'existing-item' : 'new-item'}
          persistKey={`user:${fleet.fleetId}:${user?.userAccessId ?? 'new'}`}
          isConfirming={question !== undefined}
          onSubmit={submit}
        >
          {({ isBusy }) => (
            <>
              <Field name="email" label={t.email} hint={user ? t.emailFixed : t.emailHint} isRequired>
                {(control) => (
                  <UniqueFieldCheck
                    value={control.value}
                    own={user?.user.email}
                    isInvalid={control['aria-invalid']}
                    rule={emailField}
                    endpoint={listUserAccesses}
                    fleetId={fleet.fleetId}
                    input={everyUser}
                    find={findByEmail}
                    nameOf={nameOf}
                    reactivationOf={(found) =>
                      hasAccess(found)
                        ? undefined
                        : { label: t.giveBack, dialog: `give-back:${found.userAccessId}` }
                    }
                  >
                    <TextInput
                      {...control}
                      type="email"
                      readOnly={user !== undefined}
                      autoComplete="off"
                      spellCheck={false}
                    />
                  </UniqueFieldCheck>
                )}
              </Field>
              <RoleField options={roleOptions} fleetType={fleet.plbType} isOwn={isOwn} />
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
                <SendButton type="submit" variant="primary" busy={isBusy}>
                  {edited ? t.save : t.send}
                </SendButton>
              </DialogActions>
            </>
          )}
        </Form>
      </Dialog>
      {question && <ConfirmUserChange change={question.about} onAnswer={question.answer} />}
    </>
  )
}
