import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('an id is greater than every one before, however fast they are made', () => {
  const ids = Array.from({ length: 5000 }, () => newId('drv'))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
