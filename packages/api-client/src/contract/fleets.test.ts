import { expect, test } from 'vitest'
import { isDeactivated } from './fleets.ts'

test.each([
  ['active', false],
  ['deactivated', true],
  ['deleted', true],
])('a fleet with the status %s accepts no writes: %s', (status, expected) => {
  expect(isDeactivated({ status })).toBe(expected)
})
