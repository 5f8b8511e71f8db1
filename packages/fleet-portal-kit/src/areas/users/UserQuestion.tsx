import type { Role } from 'api-client/contract/access'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { rolesMessages } from '../../locales/en/roles.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import type { UserChanges } from './userForm.ts'

/** What is about to be sent. */
export type UserIntent =
  { kind: 'invite'; email: string; role: Role } | { kind: 'change'; name: string; changes: UserChanges }

interface UserQuestionProps {
  intent: UserIntent
  answer: (yes: boolean) => void
}

function useWords(intent: UserIntent) {
  const t = useMessages(usersMessages)
  const { names } = useMessages(rolesMessages)
  if (intent.kind === 'invite') {
    const { email, role } = intent
    return { title: t.inviteTitle, lines: [t.inviteBody(email, names[role])], confirm: t.send }
  }
  const { name, changes } = intent
  const { role, twoFactor } = changes
  const lines = [
    ...(role ? [t.roleChange(name, names[role.from], names[role.to])] : []),
    ...(twoFactor === undefined ? [] : [twoFactor ? t.twoFactorOn(name) : t.twoFactorOff(name)]),
  ]
  if (role && twoFactor !== undefined) return { title: t.changeTitle, lines, confirm: t.saveChanges }
  if (role) return { title: t.changeRoleTitle, lines, confirm: t.changeRole }
  return twoFactor
    ? { title: t.twoFactorOnTitle, lines, confirm: t.turnOn }
    : { title: t.twoFactorOffTitle, lines, confirm: t.turnOff }
}

/** Asks before an invitation or a change of a user leaves. */
export function UserQuestion({ intent, answer }: UserQuestionProps) {
  const { title, lines, confirm } = useWords(intent)
  return (
    <ConfirmDialog
      title={title}
      body={
        <VStack $gap={2}>
          {lines.map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
        </VStack>
      }
      confirmLabel={confirm}
      onConfirm={async () => answer(true)}
      onClose={() => answer(false)}
    />
  )
}
