import { describe, expect, test } from 'vitest'
import { externalUrl } from './externalUrl.ts'

const at = (address: string | null | undefined, more: Partial<Parameters<typeof externalUrl>[1]> = {}) =>
  externalUrl(address, { apiUrl: '/api', page: 'https://portal.test/cash/cashin', ...more })

describe('an address that a server gave', () => {
  test.each([
    'https://pay.test/checkout/1?a=b#c',
    'https://pay.test:8443/checkout',
    'https://pay.test',
    'HTTPS://pay.test/',
    'https://pay.test/a@b',
    'https://portal.test/sandbox/checkout',
  ])('%s may be gone to', (address) => {
    expect(at(address)).toBe(new URL(address).href)
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
  ])('%j may not', (address) => {
    expect(at(address)).toBeUndefined()
  })

  test('is good without https where it is of the origin of the API', () => {
    const local = { apiUrl: 'http://sandbox.test/api', page: 'http://portal.test/' }
    expect(at('http://sandbox.test/checkout', local)).toBe('http://sandbox.test/checkout')
    expect(at('http://sandbox.test:81/checkout', local)).toBeUndefined()
    expect(at('http://sandbox.test.evil.test/checkout', local)).toBeUndefined()
  })

  test('is good on this machine for a page that is on it, and for no other', () => {
    expect(at('http://localhost:4000/a', { page: 'http://127.0.0.1:5173/' })).toBe('http://localhost:4000/a')
    expect(at('http://[::1]:4000/a', { page: 'http://localhost:5173/' })).toBe('http://[::1]:4000/a')
    expect(at('http://localhost.evil.test/a', { page: 'http://localhost:5173/' })).toBeUndefined()
  })

  test('is of the hosts that are named, where some are', () => {
    const hosts = ['pay.test']
    expect(at('https://pay.test/a', { hosts })).toBe('https://pay.test/a')
    expect(at('https://pay.test.evil.test/a', { hosts })).toBeUndefined()
    expect(at('https://evil.test/pay.test', { hosts })).toBeUndefined()
    expect(at('https://xn--py-8ja.test/', { hosts })).toBeUndefined()
    expect(at('https://portal.test/sandbox', { hosts })).toBe('https://portal.test/sandbox')
    expect(at('https://PAY.test/a', { hosts: ['Pay.test'] })).toBe('https://pay.test/a')
  })

  test('has a host in other letters where that is named, as it is written or as it is sent, or is the API’s own', () => {
    const address = 'https://xn--pea-8ma.test/a'
    for (const host of ['peña.test', 'xn--pea-8ma.test']) {
      expect(at('https://peña.test/a', { hosts: [host] })).toBe(address)
      expect(at(address, { hosts: [host] })).toBe(address)
    }
    expect(at(address, { apiUrl: 'https://peña.test/api' })).toBe(address)
    expect(at(address, { hosts: ['pena.test'] })).toBeUndefined()
  })
})
