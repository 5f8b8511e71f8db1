import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barLayout } from './barLayout.ts'

test('bars do not overlap within their group and have equal space at both ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.double({ min: 5, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      (count, width, padding) => {
        const { centreOf, thickness } = barLayout(count, width, padding)
        const first = centreOf(0) - thickness / 2
        const last = centreOf(count - 1) + thickness / 2
        expect(first).toBeGreaterThanOrEqual(0)
        expect(width - last).toBeCloseTo(first, 6)
        for (let index = 1; index < count; index++) {
          expect(centreOf(index) - centreOf(index - 1)).toBeGreaterThanOrEqual(thickness - 1e-9)
        }
      },
    ),
  )
})
