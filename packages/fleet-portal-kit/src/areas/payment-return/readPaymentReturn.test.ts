import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentChannels } from 'api-client/contract/cashin'
import { readPaymentReturn } from './readPaymentReturn.ts'

const id = 'csh_7mk2abcd'
const ref = 'CI-261122-7K3M9QXD'
const whole = `cashInId=${id}&referenceNumber=${ref}&paymentMethod=card`
const card = { cashInId: id, referenceNumber: ref, paymentMethod: 'card' }

describe('what a landing says', () => {
  test.each([
    ['/paymaya/success', whole, { ...card, status: 'success' }],
    ['/paymaya/failure', whole, { ...card, status: 'failed' }],
    ['/paymaya/cancel', whole, { ...card, status: 'cancelled' }],
    ['/paymaya/', `${whole}&status=cancelled`, { ...card, status: 'cancelled' }],
    ['/cybersource/success', whole, { ...card, status: 'success' }],
    ['/cybersource/failure', whole, { ...card, status: 'failed' }],
    ['/cybersource/cancel', whole, { ...card, status: 'cancelled' }],
    ['/success', whole, { ...card, status: 'success' }],
    ['/failure', whole, { ...card, status: 'failed' }],
    ['/failed', whole, { ...card, status: 'failed' }],
    ['/cancel', whole, { ...card, status: 'cancelled' }],
    ['/redirect', `${whole}&status=success`, { ...card, status: 'success' }],
    ['/redirect', `${whole}&status=cancel`, { ...card, status: 'cancelled' }],
    ['/cashin', `${whole}&status=failed`, { ...card, status: 'failed' }],
    ['/cashin', `cashinid=${id}&STATUS=Success`, { cashInId: id, status: 'success' }],
  ])('%s?%s', (path, search, expected) => {
    expect(readPaymentReturn(path, search)).toEqual(expected)
  })

  test.each([
    ['the fifth segment', `/brankas/success/online-banking/${ref}/${id}`, '', { referenceNumber: ref }],
    ['the fifth of six', `/brankas/success/online-banking/${ref}/${id}/more`, '', { referenceNumber: ref }],
    ['the last of four', `/brankas/success/x/${id}`, '', {}],
    ['the last of three', `/brankas/success/${id}`, '', {}],
    ['the last after slashes', `//brankas//success/${id}/`, '', {}],
    ['the query’s where the path has none', '/brankas/success', `cashInId=${id}`, {}],
    [
      'the query’s where the path ends with a way to pay',
      '/brankas/success/online-banking',
      `cashInId=${id}`,
      {},
    ],
    ['the path’s where the query has another', `/brankas/success/${id}`, 'cashInId=csh_other', {}],
  ])('the Cash-In ID is %s', (_, path, search, more) => {
    expect(readPaymentReturn(path, search)).toEqual({
      cashInId: id,
      status: 'success',
      paymentMethod: 'online-banking',
      ...more,
    })
  })

  test('the bank’s own landing has a code, and its dialog goes on', () => {
    expect(readPaymentReturn('/bpi', `code=a+b%2Bc&cashInId=${id}&referenceNumber=${ref}`)).toEqual({
      status: 'success',
      cashInId: id,
      referenceNumber: ref,
      paymentMethod: 'online-banking',
      bankName: 'BPI',
      code: 'a+b+c',
    })
    expect(readPaymentReturn('/bpi', `cashInId=${id}`)).toMatchObject({ status: 'failed', bankName: 'BPI' })
    expect(readPaymentReturn('/paymaya/success', `${whole}&code=abc`)).not.toHaveProperty('code')
  })

  test('a verified card comes back with its own status', () => {
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

  test('a status that nobody knows is failed; a bare landing of an outcome says only that', () => {
    expect(readPaymentReturn('/cashin', `cashInId=${id}&status=paid`)).toEqual({
      cashInId: id,
      status: 'failed',
    })
    expect(readPaymentReturn('/cancel', '')).toEqual({ status: 'cancelled' })
  })

  test.each(['/redirect', '/cashin', '/bpi', '/paymaya', '/'])('%s alone says nothing', (path) => {
    expect(readPaymentReturn(path, '')).toBeUndefined()
  })
})

describe('a crafted address', () => {
  const nasty = fc.oneof(
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
      fc.array(nasty, { maxLength: 6 }),
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
    .array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 8 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

  test('hands over known names with plain values alone, and never fails', () => {
    fc.assert(
      fc.property(path, search, (from, query) => {
        const found = readPaymentReturn(from, query)
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
        if (code !== undefined) expect(from).toMatch(/^\/+bpi/i)
      }),
      { numRuns: 3000 },
    )
  })

  test('says success only where it was led to a success, asked for it, or brings a bank’s code', () => {
    fc.assert(
      fc.property(path, search, (from, query) => {
        const found = readPaymentReturn(from, query)
        if (found?.status !== 'success') return
        expect(/success/i.test(from + query) || found.code !== undefined).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
