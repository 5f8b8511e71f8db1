import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outsideAddress } from './outsideAddress.ts'

const api = 'http://api.fleet.test/api'

describe('a person is led to', () => {
  test.each([
    'https://pay.provider.test/checkout/1?seal=2#top',
    'https://pay.provider.test:8443/',
    'HTTPS://PAY.PROVIDER.TEST/checkout',
    'http://api.fleet.test/sandbox/checkout/1',
    'http://localhost:4000/sandbox/checkout/1',
    'http://127.0.0.1:4000/',
    'http://[::1]:4000/',
  ])('%s', (address) => {
    expect(outsideAddress(address, api)?.href).toBe(new URL(address).href)
  })

  test('the page’s own origin where the API is a path of it', () => {
    expect(outsideAddress(`${location.origin}/sandbox/checkout/1`, '/api')).toBeDefined()
  })
})

describe('nobody is led to', () => {
  test.each([
    '',
    '/checkout',
    'checkout',
    '//evil.test/checkout',
    '\\\\evil.test',
    'https:\\\\evil.test',
    'https:evil.test',
    'https:///evil.test',
    'http://evil.test/',
    'http://api.fleet.test:81/',
    'http://api.fleet.test.evil.test/',
    'http://localhost.evil.test/',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://pay.provider.test/1',
    'file:///etc/passwd',
    'ftp://pay.provider.test/',
    'mailto:a@b.test',
    'about:blank',
    'view-source:https://pay.provider.test',
    'https://user@evil.test/',
    'https://pay.provider.test@evil.test/',
    'https://pay.provider.test:pass@evil.test/',
    'https://pay.provider.test%2f@evil.test/',
    'https://pay.provider.test%2f.evil.test/',
    'https://evil.test\\@pay.provider.test/',
    'https://xn--pyment-4ve.test/',
    'https://pаyment.test/',
    'https://pay.provider.test/a b',
    'https://pay.provider.test/\t',
    'https://',
    'http://',
    'https://[::1',
  ])('%j', (address) => {
    expect(outsideAddress(address, api)).toBeUndefined()
  })

  test('anything but https, the API and this machine, whatever the address is made of', () => {
    const parts = fc.array(
      fc.constantFrom(
        'http',
        'https',
        'javascript',
        ':',
        '/',
        '//',
        '\\',
        '@',
        'evil.test',
        'localhost',
        '%2f',
        '?',
        '#',
        '\t',
        'é',
      ),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(parts, (pieces) => {
        const url = outsideAddress(pieces.join(''), api)
        if (!url) return
        expect(url.username + url.password).toBe('')
        if (url.protocol !== 'https:') expect(url.hostname).toBe('localhost')
      }),
      { numRuns: 3000 },
    )
  })
})
