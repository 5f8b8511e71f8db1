import { expect, test } from 'vitest'
import { byteFormats } from './bytes.ts'

const { formatBytes } = byteFormats('en-US')

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [14_260, '14.3 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [1_234_567, '1.2 MB'],
  [2_000_000_000, '2 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
