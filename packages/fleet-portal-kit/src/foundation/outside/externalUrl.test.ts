import { describe, expect, test } from 'vitest'
import { externalUrl } from './externalUrl.ts'

const check = (url: string | null | undefined, more: Partial<Parameters<typeof externalUrl>[1]> = {}) =>
  externalUrl(url, { apiUrl: '/api', page: 'https://portal.test/cash/cashin', ...more })

describe('a URL that a server returned', () => {
  test.each([
    'https://pay.test/checkout/1?a=b#c',
    'https://pay.test:8443/checkout',
    'https://pay.test',
    'HTTPS://pay.test/',
    'https://pay.test/a@b',
    'https://portal.test/sandbox/checkout',
  ])('is accepted: %s', (url) => {
    expect(check(url)).toBe(new URL(url).href)
  })

  test.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://pay.test',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://portal.test/1',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    'https:/evil.test',
    'https:evil.test',
    'https:\\\\evil.test',
    'https://pay.test\\@evil.test/',
    'https://pay.test@evil.test/',
    'https://user:secret@pay.test/',
    'https://pay.test\t.evil.test/',
    'https://pay.test/\u0000',
    ' https://pay.test/',
    'https://pay\u200b.test/',
    'https://pay.test/\u202emoc',
    'http://pay.test/',
    'http://localhost/',
    'ftp://pay.test/',
    '/relative',
    'https://',
    'https://%2f%2fevil.test/%zz%',
    'https://p\u0430y.test/',
    'https://xn--py-8ja.test/',
    'https://checkout.XN--py-8ja.test/',
  ])('is rejected: %j', (url) => {
    expect(check(url)).toBeUndefined()
  })

  test('is accepted without https if it has the origin of the API', () => {
    const local = { apiUrl: 'http://sandbox.test/api', page: 'http://portal.test/' }
    expect(check('http://sandbox.test/checkout', local)).toBe('http://sandbox.test/checkout')
    expect(check('http://sandbox.test:81/checkout', local)).toBeUndefined()
    expect(check('http://sandbox.test.evil.test/checkout', local)).toBeUndefined()
  })

  test('is accepted on localhost if the page is on localhost too', () => {
    expect(check('http://localhost:4000/a', { page: 'http://127.0.0.1:5173/' })).toBe(
      'http://localhost:4000/a',
    )
    expect(check('http://[::1]:4000/a', { page: 'http://localhost:5173/' })).toBe('http://[::1]:4000/a')
    expect(check('http://localhost.evil.test/a', { page: 'http://localhost:5173/' })).toBeUndefined()
  })

  test('must have one of the allowed hosts or the host of the API, if hosts are given', () => {
    const hosts = ['pay.test']
    expect(check('https://pay.test/a', { hosts })).toBe('https://pay.test/a')
    expect(check('https://pay.test.evil.test/a', { hosts })).toBeUndefined()
    expect(check('https://evil.test/pay.test', { hosts })).toBeUndefined()
    expect(check('https://xn--py-8ja.test/', { hosts })).toBeUndefined()
    expect(check('https://portal.test/sandbox', { hosts })).toBe('https://portal.test/sandbox')
    expect(check('https://PAY.test/a', { hosts: ['Pay.test'] })).toBe('https://pay.test/a')
  })

  test('may have a host with non-ASCII letters if that host is allowed, in Unicode or Punycode, or is the API’s', () => {
    const url = 'https://xn--pea-8ma.test/a'
    for (const host of ['peña.test', 'xn--pea-8ma.test']) {
      expect(check('https://peña.test/a', { hosts: [host] })).toBe(url)
      expect(check(url, { hosts: [host] })).toBe(url)
    }
    expect(check(url, { apiUrl: 'https://peña.test/api' })).toBe(url)
    expect(check(url, { hosts: ['pena.test'] })).toBeUndefined()
  })
})
