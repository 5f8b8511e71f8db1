import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loanForm, missingFields, emptyValues, type LoanValues } from './loanFields.ts'

const validValues: LoanValues = {
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

/** The first error of a field. */
const errorOf = (name: keyof LoanValues, value: unknown) =>
  z.safeParse(loanForm, { ...validValues, [name]: value }).error?.issues.find(({ path }) => path[0] === name)
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
] as const)('a %s of "%s" has the error %s', (name, value, code) => {
  expect(errorOf(name, value)).toBe(code)
})

test('lists the invalid fields in the order of the form, and none for a valid inquiry', () => {
  expect(missingFields(validValues)).toEqual([])
  expect(missingFields(emptyValues)).toEqual(Object.keys(emptyValues))
  const names = Object.keys(emptyValues) as (keyof LoanValues)[]
  fc.assert(
    fc.property(fc.subarray(names), (emptyNames) => {
      const values = {
        ...validValues,
        ...Object.fromEntries(emptyNames.map((name) => [name, emptyValues[name]])),
      }
      expect(missingFields(values)).toEqual(emptyNames)
    }),
  )
})
