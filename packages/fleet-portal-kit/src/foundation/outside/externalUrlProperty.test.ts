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

test('accepts only URLs with https or the origin of the API, and without user name and password', () => {
  fc.assert(
    fc.property(pieces, fc.boolean(), (parts, hasScheme) => {
      const value = (hasScheme ? 'http://' : '') + parts.join('')
      const accepted = externalUrl(value, { apiUrl: 'http://api.test/api', page: 'https://portal.test/' })
      if (accepted === undefined) return
      const url = new URL(accepted)
      expect(url.username + url.password).toBe('')
      if (url.protocol !== 'https:') expect(url.origin).toBe('http://api.test')
    }),
    { numRuns: 5000 },
  )
})
