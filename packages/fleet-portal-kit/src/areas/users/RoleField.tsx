import { assignableRoles, type FleetType, type Role } from 'api-client/contract/access'
import { Input, NativeSelect } from '../../foundation/form/controls.ts'
import { rolesMessages } from '../../locales/en/roles.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, useFields } from './userForm.ts'

interface RoleFieldProps {
  offered: readonly Role[]
  fleetType: FleetType
  isOwn: boolean
}

/** The choice of a role, with what the chosen one can do below it. */
export function RoleField({ offered, fleetType, isOwn }: RoleFieldProps) {
  const t = useMessages(usersMessages)
  const { names } = useMessages(rolesMessages)
  const chosen = useFields().watch('role') as Role | undefined
  const help = chosen ? t.roleHelp[chosen] : t.roleHint
  const given = assignableRoles(fleetType)
  return (
    <Field name="role" label={t.role} hint={isOwn ? t.ownAccess : help} isRequired>
      {(control) =>
        isOwn && chosen ? (
          <Input {...control} value={names[chosen]} readOnly onChange={() => undefined} />
        ) : (
          <NativeSelect
            {...control}
            value={control.value ?? ''}
            onChange={(event) => control.onChange(event.target.value as Role)}
          >
            {!chosen && <option value="">{t.chooseRole}</option>}
            {offered.map((role) => (
              <option key={role} value={role}>
                {given.includes(role) ? names[role] : t.oldRole(names[role])}
              </option>
            ))}
          </NativeSelect>
        )
      }
    </Field>
  )
}
