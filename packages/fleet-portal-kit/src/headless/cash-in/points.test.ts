import { expect, test } from 'vitest'
import { valueOfPoints } from './points.ts'

test.each([
  [1001, 12.5, 12_513],
  [1000, 0.29, 290],
  [1, 100, 100],
  [0, 12.5, 0],
])('%i points at %s centavos are worth %i centavos, rounded half up', (points, rate, worth) => {
  expect(valueOfPoints(points, rate)).toBe(worth)
})
