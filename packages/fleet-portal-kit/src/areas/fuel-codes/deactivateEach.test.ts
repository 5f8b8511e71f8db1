import { ApiError } from 'api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deactivateEach, type DeactivationResult } from './deactivateEach.ts'

const refusal = new ApiError({ kind: 'server', status: 409, code: 'IllegalTransition' })
const ends: Record<string, Error> = {
  lost: new ApiError({ kind: 'not-applied', status: 403 }),
  unknown: new ApiError({ kind: 'outcome-unknown', status: 403 }),
  unauthorized: new ApiError({ kind: 'unauthorized', status: 401 }),
  other: new Error('no'),
}

const kinds = fc.array(fc.constantFrom('done', 'refused', ...Object.keys(ends)), { maxLength: 12 })

test('every code is asked for at most once, in order, and none after a failure that is not its own', async () => {
  await fc.assert(
    fc.asyncProperty(kinds, async (wanted) => {
      const asked: number[] = []
      const told: DeactivationResult[] = []
      await deactivateEach(
        wanted.map((_, index) => String(index)),
        (id) => {
          asked.push(Number(id))
          const kind = wanted[Number(id)] ?? ''
          if (kind === 'done') return Promise.resolve()
          return Promise.reject(kind === 'refused' ? refusal : (ends[kind] as Error))
        },
        (_, outcome) => told.push(outcome),
      )
      const end = wanted.findIndex((kind) => kind in ends)
      const count = end < 0 ? wanted.length : end + 1
      expect(asked).toEqual(Array.from({ length: count }, (_, index) => index))
      expect(told.map(({ kind }) => kind)).toEqual(
        wanted.map((kind, index) => (index >= count ? 'untried' : kind === 'done' ? 'done' : 'refused')),
      )
    }),
  )
})

test('a fleet that was deactivated stops the rest', async () => {
  const told: string[] = []
  const gone = new ApiError({ kind: 'forbidden', status: 403, code: 'F1001' })
  await deactivateEach(
    ['a', 'b'],
    () => Promise.reject(gone),
    (_, { kind }) => told.push(kind),
  )
  expect(told).toEqual(['refused', 'untried'])
})
