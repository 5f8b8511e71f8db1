import { expect, test } from 'vitest'
import { toKeptInquiry } from './useLastInquiry.ts'

const inquiry = { loanId: 'lon_1', product: 'truck-loan', branch: 'Cebu City', sentAt: 1_790_000_000_000 }

test('a stored inquiry is read without what else was stored', () => {
  expect(toKeptInquiry({ ...inquiry, email: 'ana@fleet.test' })).toEqual(inquiry)
})

test.each([
  null,
  'text',
  { ...inquiry, loanId: 1 },
  { ...inquiry, product: 'boat-loan' },
  { ...inquiry, branch: undefined },
  { ...inquiry, sentAt: Number.NaN },
  { ...inquiry, sentAt: 8.64e15 },
])('a stored value that is no inquiry is ignored: %j', (stored) => {
  expect(toKeptInquiry(stored)).toBeUndefined()
})
