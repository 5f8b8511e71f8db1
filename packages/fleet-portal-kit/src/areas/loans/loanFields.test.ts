import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loanForm, missingFields, noAnswers, type LoanValues } from './loanFields.ts'

const whole: LoanValues = {
  firstName: 'José',
  lastName: 'Peñaflor-Cruz',
  email: 'jose@fleet.test',
  mobileNumber: '09171234567',
  loanProduct: 'truck-loan',
  region: 'Visayas',
  branch: 'Cebu City',
  lenderPrivacy: true,
  productPrivacy: true,
}

/** The first thing wrong with a field. */
const faultOf = (name: keyof LoanValues, value: unknown) =>
  z.safeParse(loanForm, { ...whole, [name]: value }).error?.issues.find(({ path }) => path[0] === name)
    ?.message

test.each([
  ['firstName', '', 'required'],
  ['firstName', '   ', 'required'],
  ['lastName', 'x'.repeat(76), 'maxLength:75'],
  ['lastName', 'Cruz <3', 'name'],
  ['email', '', 'required'],
  ['email', 'jose@fleet', 'email'],
  ['email', `${'x'.repeat(70)}@a.ph`, undefined],
  ['email', `${'x'.repeat(71)}@a.ph`, 'maxLength:75'],
  ['mobileNumber', '', 'required'],
  ['mobileNumber', '0917123456x', 'digits'],
  ['mobileNumber', '091712345678', 'maxLength:11'],
  ['mobileNumber', '19171234567', 'mobile'],
  ['mobileNumber', '0917123456', 'mobile'],
  ['loanProduct', '', 'required'],
  ['region', '', 'required'],
  ['branch', '', 'required'],
  ['lenderPrivacy', false, 'required'],
  ['productPrivacy', false, 'required'],
] as const)('a %s of "%s" is judged: %s', (name, value, code) => {
  expect(faultOf(name, value)).toBe(code)
})

test('an inquiry can be sent when nothing is wrong with any field, and says in order which are', () => {
  expect(missingFields(whole)).toEqual([])
  expect(missingFields(noAnswers)).toEqual(Object.keys(noAnswers))
  const names = Object.keys(noAnswers) as (keyof LoanValues)[]
  fc.assert(
    fc.property(fc.subarray(names), (blank) => {
      const values = { ...whole, ...Object.fromEntries(blank.map((name) => [name, noAnswers[name]])) }
      expect(missingFields(values)).toEqual(blank)
    }),
  )
})
