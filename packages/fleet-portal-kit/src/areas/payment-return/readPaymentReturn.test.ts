import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentChannels } from 'fleet-portal-api-client/contract/cashin'
import { readPaymentReturn } from './readPaymentReturn.ts'

const id = 'csh_7mk2abcd'
const ref = 'CI-261122-7K3M9QXD'
const fullQuery = `cashInId=${id}&referenceNumber=${ref}&paymentMethod=card`
const card = { cashInId: id, referenceNumber: ref, paymentMethod: 'card' }

describe('the URL of a payment return', () => {
  test.each([
    ['/paymaya/success', fullQuery, { ...card, status: 'success' }],
    ['/paymaya/failure', fullQuery, { ...card, status: 'failed' }],
    ['/paymaya/cancel', fullQuery, { ...card, status: 'cancelled' }],
    ['/paymaya/', `${fullQuery}&status=cancelled`, { ...card, status: 'cancelled' }],
    ['/cybersource/success', fullQuery, { ...card, status: 'success' }],
    ['/cybersource/failure', fullQuery, { ...card, status: 'failed' }],
    ['/cybersource/cancel', fullQuery, { ...card, status: 'cancelled' }],
    ['/success', fullQuery, { ...card, status: 'success' }],
    ['/failure', fullQuery, { ...card, status: 'failed' }],
    ['/failed', fullQuery, { ...card, status: 'failed' }],
    ['/cancel', fullQuery, { ...card, status: 'cancelled' }],
    ['/redirect', `${fullQuery}&status=success`, { ...card, status: 'success' }],
    ['/redirect', `${fullQuery}&status=cancel`, { ...card, status: 'cancelled' }],
    ['/cashin', `${fullQuery}&status=failed`, { ...card, status: 'failed' }],
    ['/cashin', `cashinid=${id}&STATUS=Success`, { cashInId: id, status: 'success' }],
  ])('%s?%s', (path, search, expected) => {
    expect(readPaymentReturn(path, search)).toEqual(expected)
  })

  test.each([
    ['the fifth segment', `/brankas/success/online-banking/${ref}/${id}`, '', { referenceNumber: ref }],
    [
      'the fifth of six segments',
      `/brankas/success/online-banking/${ref}/${id}/more`,
      '',
      { referenceNumber: ref },
    ],
    ['the last of four segments', `/brankas/success/x/${id}`, '', {}],
    ['the last of three segments', `/brankas/success/${id}`, '', {}],
    ['the last segment between extra slashes', `//brankas//success/${id}/`, '', {}],
    ['the query if the path has none', '/brankas/success', `cashInId=${id}`, {}],
    [
      'the query if the path ends with a payment channel',
      '/brankas/success/online-banking',
      `cashInId=${id}`,
      {},
    ],
    ['the path if the query has another one', `/brankas/success/${id}`, 'cashInId=csh_other', {}],
  ])('has the Cash-In ID in %s', (_, path, search, more) => {
    expect(readPaymentReturn(path, search)).toEqual({
      cashInId: id,
      status: 'success',
      paymentMethod: 'online-banking',
      ...more,
    })
  })

  test('contains a code if it is the return URL of BPI', () => {
    expect(readPaymentReturn('/bpi', `code=a+b%2Bc&cashInId=${id}&referenceNumber=${ref}`)).toEqual({
      status: 'success',
      cashInId: id,
      referenceNumber: ref,
      paymentMethod: 'online-banking',
      bankName: 'BPI',
      code: 'a+b+c',
    })
    expect(readPaymentReturn('/bpi', `cashInId=${id}`)).toMatchObject({ status: 'failed', bankName: 'BPI' })
    expect(readPaymentReturn('/paymaya/success', `${fullQuery}&code=abc`)).not.toHaveProperty('code')
  })

  test('contains the cash-in status of a verified card', () => {
    const search = `cashInStatus=success&referenceNumber=${ref}&paymentMethod=card`
    expect(readPaymentReturn('/paymaya/success', search)).toEqual({
      status: 'success',
      cashInStatus: 'success',
      referenceNumber: ref,
      paymentMethod: 'card',
    })
    expect(readPaymentReturn('/paymaya/failure', 'cashInStatus=odd')).toMatchObject({
      cashInStatus: 'failed',
    })
  })

  test('means failed for an unknown status; a path with an outcome only contains that outcome', () => {
    expect(readPaymentReturn('/cashin', `cashInId=${id}&status=paid`)).toEqual({
      cashInId: id,
      status: 'failed',
    })
    expect(readPaymentReturn('/cancel', '')).toEqual({ status: 'cancelled' })
  })

  test.each(['/redirect', '/cashin', '/bpi', '/paymaya', '/'])(
    'contains nothing if it is only %s',
    (path) => {
      expect(readPaymentReturn(path, '')).toBeUndefined()
    },
  )
})

describe('a crafted URL', () => {
  const hostileValue = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '%00',
      '%zz',
      '%E0%A4%A',
      '<script>alert(1)</script>',
      'javascript:alert(1)',

      '//evil.test',
      '\\evil',
      'https://evil.test',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',

      'success',
      'SUCCESS',
      'failed',
      'cancel',
      'bpi',
      'brankas',
      'card',
      id,
      "' or 1=1",
      '💸',
      'a'.repeat(5000),
    ),
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  const path = fc
    .tuple(
      fc.constantFrom(
        'redirect',
        'paymaya',
        'cybersource',
        'brankas',
        'success',
        'failure',
        'failed',
        'cancel',
        'cashin',
        'bpi',
        '',
      ),
      fc.array(hostileValue, { maxLength: 6 }),
    )
    .map(([first, rest]) => `/${[first, ...rest].join('/')}`)
  const names = [
    'cashInId',
    'status',
    'referenceNumber',
    'paymentMethod',
    'bankName',
    'cashInStatus',
    'code',
    '__proto__',
  ]
  const search = fc
    .array(fc.tuple(fc.constantFrom(...names), hostileValue), { maxLength: 8 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

  test('yields only known names with validated values and never throws', () => {
    fc.assert(
      fc.property(path, search, (pathname, query) => {
        const found = readPaymentReturn(pathname, query)
        if (!found) return
        const { code, cashInId, referenceNumber, paymentMethod, bankName, status, cashInStatus, ...rest } =
          found
        expect(rest).toEqual({})
        expect(['success', 'failed', 'cancelled']).toContain(status)
        for (const text of [cashInId, referenceNumber]) {
          if (text !== undefined) expect(text).toMatch(/^[A-Za-z0-9][\w.-]{0,63}$/)
        }
        if (paymentMethod !== undefined) expect(paymentChannels).toContain(paymentMethod)
        if (bankName !== undefined) expect(bankName).toMatch(/^[\w .-]{1,40}$/)
        if (cashInStatus !== undefined) expect(['success', 'failed']).toContain(cashInStatus)
        if (code !== undefined) expect(pathname).toMatch(/^\/+bpi/i)
      }),
      { numRuns: 3000 },
    )
  })

  test('yields success only if the URL contains success or a bank code', () => {
    fc.assert(
      fc.property(path, search, (pathname, query) => {
        const found = readPaymentReturn(pathname, query)
        if (found?.status !== 'success') return
        expect(/success/i.test(pathname + query) || found.code !== undefined).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
