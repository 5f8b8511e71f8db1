import { assignableRoles, type FleetType, type Role } from 'fleet-portal-api-client/contract/access'
import { Input, NativeSelect } from '../../foundation/form/controls.ts'
import { rolesMessages } from '../../locales/en/roles.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, useFields } from './userFields.ts'

interface RoleFieldProps {
  options: readonly Role[]
  fleetType: FleetType
  isOwn: boolean
}

/** Selects a role and explains the selected role below. Users cannot change their own role. */
export function RoleField({ options, fleetType, isOwn }: RoleFieldProps) {
  const t = useMessages(usersMessages)
  const { names, help } = useMessages(rolesMessages)
  const selected = useFields().watch('role') as Role | undefined
  const hint = selected ? help[selected] : t.roleHint
  const assignable = assignableRoles(fleetType)
  return (
    <Field name="role" label={t.role} hint={isOwn ? t.ownRole : hint} isRequired>
      {(control) =>
        isOwn && selected ? (
          <Input {...control} value={names[selected]} readOnly onChange={() => undefined} />
        ) : (
          <NativeSelect
            {...control}
            value={control.value ?? ''}
            onChange={(event) => control.onChange(event.target.value as Role)}
          >
            {!selected && <option value="">{t.chooseRole}</option>}
            {options.map((role) => (
              <option key={role} value={role}>
                {assignable.includes(role) ? names[role] : t.oldRole(names[role])}
              </option>
            ))}
          </NativeSelect>
        )
      }
    </Field>
  )
}
