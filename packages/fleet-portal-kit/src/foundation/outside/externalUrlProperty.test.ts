import fc from 'fast-check'
import { expect, test } from 'vitest'
import { externalUrl } from './externalUrl.ts'

const pieces = fc.array(
  fc.constantFrom(
    'http',
    'https',
    'javascript',
    'data',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '%2f',
    '%40',
    '?',
    '#',
    '\t',
    '\u200b',
    'evil.test',
    'api.test',
    'localhost',
    ':81',
    'é',
    '.',
  ),
  { maxLength: 10 },
)

test('whatever an address is made of, it leads over https or to the API, and names nobody', () => {
  fc.assert(
    fc.property(pieces, fc.boolean(), (parts, isWhole) => {
      const address = (isWhole ? 'http://' : '') + parts.join('')
      const found = externalUrl(address, { apiUrl: 'http://api.test/api', page: 'https://portal.test/' })
      if (found === undefined) return
      const url = new URL(found)
      expect(url.username + url.password).toBe('')
      if (url.protocol !== 'https:') expect(url.origin).toBe('http://api.test')
    }),
    { numRuns: 5000 },
  )
})
