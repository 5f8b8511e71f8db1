import { permissionTable, roleAllows, roles, type Access, type PermissionTable } from './access.ts'

/**
 * What a call requires, and which roles of a permission table have it: `DRIVER view: portal-admin, purchaser`. Pass it to
 * `createApiClient` as `describeAccess`, so that the messages of access errors say so.
 *
 * @since 0.1.0
 */
export function describeAccess(access: Access, table: PermissionTable = permissionTable): string {
  if (access === 'public') return 'nothing'
  if (access === 'session') return 'a signed-in user, and a member of the fleet if the call names one'
  const needs = 'anyOf' in access ? access.anyOf : [access]
  const required = needs.map(({ feature, level }) => `${feature} ${level}`).join(' or ')
  return `${required}: ${roles.filter((role) => roleAllows(access, role, table)).join(', ')}`
}
