import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barCentre } from './barCentre.ts'

test('bars stand side by side within their group, as much free at one end as at the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.double({ min: 5, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      (count, width, padding) => {
        const { centreOf, thickness } = barCentre(count, width, padding)
        const first = centreOf(0) - thickness / 2
        const last = centreOf(count - 1) + thickness / 2
        expect(first).toBeGreaterThanOrEqual(0)
        expect(width - last).toBeCloseTo(first, 6)
        for (let place = 1; place < count; place++) {
          expect(centreOf(place) - centreOf(place - 1)).toBeGreaterThanOrEqual(thickness - 1e-9)
        }
      },
    ),
  )
})
