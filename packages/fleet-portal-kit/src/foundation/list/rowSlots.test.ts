import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignRowSlots } from './rowSlots.ts'

const page = fc.uniqueArray(fc.nat({ max: 40 }).map(String), { maxLength: 20 })

test('every item gets its own slot, and an item that stays keeps its slot', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
      let before = new Map<string, number>()
      for (const ids of pages) {
        const next = assignRowSlots(before, ids)
        expect([...next.keys()].toSorted()).toEqual(ids.toSorted())
        expect(new Set(next.values()).size).toBe(ids.length)
        for (const id of ids) if (before.has(id)) expect(next.get(id)).toBe(before.get(id))
        before = next
      }
    }),
  )
})

test('another page reuses the slots of the current page', () => {
  const first = assignRowSlots(new Map(), ['a', 'b', 'c'])
  const second = assignRowSlots(first, ['d', 'e', 'f'])
  expect([...second.values()]).toEqual([...first.values()])
})
