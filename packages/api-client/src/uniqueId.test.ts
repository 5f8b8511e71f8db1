import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { uniqueId } from './uniqueId.ts'

afterEach(() => vi.unstubAllGlobals())

/** Simulates a page without HTTPS, which has only `getRandomValues`. */
function stubInsecurePage(bytes: Uint8Array) {
  vi.stubGlobal('crypto', {
    getRandomValues(target: Uint8Array) {
      target.set(bytes)
      return target
    },
  })
}

const sixteenBytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
const bitsOf = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`)
const bitsIn = (bytes: Uint8Array) => bytes.reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n)
// The four bits of the version and the two of the variant.
const fixed = (0xfn << 76n) | (0x3n << 62n)

test('an id is a UUID of version 4 with all other bits random, on a page without randomUUID', () => {
  fc.assert(
    fc.property(sixteenBytes, (bytes) => {
      stubInsecurePage(bytes)
      const id = uniqueId()
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(bitsOf(id) & ~fixed).toBe(bitsIn(bytes) & ~fixed)
    }),
  )
})

test('ids are unique', () => {
  const ids = Array.from({ length: 10_000 }, uniqueId)
  expect(new Set(ids).size).toBe(ids.length)
})
