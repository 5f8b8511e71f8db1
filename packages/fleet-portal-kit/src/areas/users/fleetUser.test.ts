import { expect, test } from 'vitest'
import { hasAccess } from './fleetUser.ts'

test.each([
  ['active', true],
  ['deactivated', false],
  ['deleted', false],
  [undefined, true],
])('a user whose access has the status %s has access: %s', (status, expected) => {
  const user = { email: 'ana@example.ph', firstName: 'Ana', lastName: 'Cruz' }
  expect(hasAccess({ userAccessId: '1', role: 'purchaser', status, user })).toBe(expected)
})
