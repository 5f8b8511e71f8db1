import type { Role } from 'fleet-portal-api-client/contract/access'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { Paragraphs } from '../../foundation/ui/Paragraphs.tsx'
import { rolesMessages } from '../../locales/en/roles.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import type { UserChanges } from './userFields.ts'

/** The invitation or change that needs a confirmation. */
export type PendingChange =
  | { kind: 'invite'; email: string; role: Role; isAgain: boolean }
  | { kind: 'change'; name: string; changes: UserChanges }

interface ConfirmUserChangeProps {
  change: PendingChange
  onAnswer: (isConfirmed: boolean) => void
}

function useDialogText(change: PendingChange) {
  const t = useMessages(usersMessages)
  const { names, help } = useMessages(rolesMessages)
  if (change.kind === 'invite') {
    const { email, role, isAgain } = change
    const body = `${t.inviteBody(email, names[role])} ${help[role]}`
    return { title: t.inviteTitle, sentences: isAgain ? [body, t.inviteAgain] : [body], confirm: t.send }
  }
  const { name, changes } = change
  const { role, twoFactor } = changes
  const sentences = [
    ...(role ? [t.roleChange(name, names[role.from], names[role.to])] : []),
    ...(twoFactor === undefined ? [] : [twoFactor ? t.twoFactorOn(name) : t.twoFactorOff(name)]),
  ]
  if (role && twoFactor !== undefined) return { title: t.changeTitle, sentences, confirm: t.saveChanges }
  if (role) return { title: t.changeRoleTitle, sentences, confirm: t.changeRole }
  return twoFactor
    ? { title: t.twoFactorOnTitle, sentences, confirm: t.turnOn }
    : { title: t.twoFactorOffTitle, sentences, confirm: t.turnOff }
}

/** Confirms an invitation or a change of a user before it is sent. */
export function ConfirmUserChange({ change, onAnswer }: ConfirmUserChangeProps) {
  const { title, sentences, confirm } = useDialogText(change)
  return (
    <ConfirmDialog
      title={title}
      body={<Paragraphs texts={sentences} />}
      confirmLabel={confirm}
      onConfirm={async () => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
