import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('ids sort in order of creation, also within one millisecond', () => {
  const ids = Array.from({ length: 5000 }, () => newId('drv'))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
