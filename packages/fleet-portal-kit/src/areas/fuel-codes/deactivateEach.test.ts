import { ApiError } from 'fleet-portal-api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deactivateEach, type DeactivationResult } from './deactivateEach.ts'

const rejection = new ApiError({ kind: 'server', status: 409, code: 'IllegalTransition' })
const stoppingErrors: Record<string, Error> = {
  notApplied: new ApiError({ kind: 'not-applied', status: 403 }),
  outcomeUnknown: new ApiError({ kind: 'outcome-unknown', status: 403 }),
  unauthorized: new ApiError({ kind: 'unauthorized', status: 401 }),
  other: new Error('no'),
}

const kinds = fc.array(fc.constantFrom('deactivated', 'failed', ...Object.keys(stoppingErrors)), {
  maxLength: 12,
})

test('each code is sent at most once, in order, and none after an error that does not concern one code', async () => {
  await fc.assert(
    fc.asyncProperty(kinds, async (answers) => {
      const sent: number[] = []
      const reported: DeactivationResult[] = []
      await deactivateEach(
        answers.map((_, index) => String(index)),
        (id) => {
          sent.push(Number(id))
          const kind = answers[Number(id)] ?? ''
          if (kind === 'deactivated') return Promise.resolve()
          return Promise.reject(kind === 'failed' ? rejection : (stoppingErrors[kind] as Error))
        },
        (_, result) => reported.push(result),
      )
      const end = answers.findIndex((kind) => kind in stoppingErrors)
      const count = end < 0 ? answers.length : end + 1
      expect(sent).toEqual(Array.from({ length: count }, (_, index) => index))
      expect(reported.map(({ kind }) => kind)).toEqual(
        answers.map((kind, index) =>
          index >= count ? 'notAttempted' : kind === 'deactivated' ? 'deactivated' : 'failed',
        ),
      )
    }),
  )
})

test('a deactivated fleet stops the remaining codes', async () => {
  const reported: string[] = []
  const fleetDeactivated = new ApiError({ kind: 'forbidden', status: 403, code: 'F1001' })
  await deactivateEach(
    ['a', 'b'],
    () => Promise.reject(fleetDeactivated),
    (_, { kind }) => reported.push(kind),
  )
  expect(reported).toEqual(['failed', 'notAttempted'])
})
