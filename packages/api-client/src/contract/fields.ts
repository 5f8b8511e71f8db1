import * as z from 'zod/mini'
import { normalizeMobile, mobilePattern, importedMobile } from './mobile.ts'

/** Limits that more than one screen and the server share. @since 0.1.0 */
export const limits = {
  name: 75,
  email: 75,
  password: 75,
  passwordMin: 8,
  otp: 8,
  driverLicenseId: 11,
  mobile: 11,
  plateMin: 6,
  plateMax: 20,
  importPlateMax: 8,
  model: 75,
  remarks: 255,
} as const

/**
 * The name of a user, driver or group: letters, digits, ñ, period, comma, apostrophe, hyphen and space. A letter is a Latin one
 * in upper or lower case. Presentation forms such as full-width letters and ligatures are not letters, nor are ordinals
 * (ª) and Roman numerals (Ⅳ).
 *
 * @since 0.1.0
 */
export const namePattern =
  /^(?:(?![ſĲĳĿŀŉǄ-ǌǱ-ǳẚẛﬀ-ﬆＡ-Ｚａ-ｚ])(?=\p{Script=Latin})[\p{Lu}\p{Ll}]|[0-9.,' -])+$/u

/**
 * Normalizes the spellings of keyboards and spreadsheets in names: decomposed letters, no-break spaces, typographic apostrophes,
 * and repeated spaces.
 */
const plainName = (value: string) =>
  value
    .normalize('NFC')
    .replace(/[ \u00a0]+/g, ' ')
    .replaceAll('\u2019', "'")
    .trim()

/**
 * Two or more labels behind one @, no spaces: the format of HTML email fields, with a dot in the domain.
 *
 * @since 0.1.0
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** At least one upper-case letter, one lower-case letter, and one digit or symbol. @since 0.1.0 */
export const passwordPattern = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9#?!@$%^&*-]).*$/

const required = z.minLength(1, 'required')

// They take the name of a limit, because bundlers keep every rule whose arguments read a property.
type Limit = keyof typeof limits
const atMost = (limit: Limit) => z.maxLength(limits[limit], `maxLength:${limits[limit]}`)
const atLeast = (limit: Limit, code = `minLength:${limits[limit]}`) => z.minLength(limits[limit], code)
const exactly = (limit: Limit, code: string) => z.length(limits[limit], code)

/** Text that is not empty. @since 0.1.0 */
export const requiredField = z.string().check(z.trim(), required)

/** The name of a user, driver or group. @since 0.1.0 */
export const nameField = z
  .string()
  .check(z.overwrite(plainName), required, atMost('name'), z.regex(namePattern, 'name'))

/** An email address. @since 0.1.0 */
export const emailField = z
  .string()
  .check(z.trim(), required, atMost('email'), z.regex(emailPattern, 'email'))

/** A new password. @since 0.1.0 */
export const passwordField = z.string().check(
  z.overwrite((value) => value.normalize('NFC')),
  required,
  atLeast('passwordMin', 'password'),
  atMost('password'),
  z.regex(passwordPattern, 'password'),
)

/** A one-time code of digits. @since 0.1.0 */
export const otpField = z.string().check(z.trim(), required, z.regex(/^\d+$/, 'digits'), atMost('otp'))

/** A mobile number: 09 and nine digits. Spaces and hyphens are removed. @since 0.1.0 */
export const mobileField = z
  .string()
  .check(z.overwrite(normalizeMobile), required, z.regex(mobilePattern, 'mobile'))

/** A mobile number of a spreadsheet, which may have lost its leading zero. @since 0.1.0 */
export const importedMobileField = z
  .string()
  .check(z.overwrite(importedMobile), required, z.regex(mobilePattern, 'mobile'))

/** The ID of a driver's license: eleven letters and digits. @since 0.1.0 */
export const driverLicenseIdField = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    required,
    z.regex(/^[A-Z0-9]*$/, 'licence'),
    exactly('driverLicenseId', 'licenceLength'),
  )

/** A plate number: letters and digits. @since 0.1.0 */
export const plateNumberField = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    required,
    z.regex(/^[A-Z0-9]*$/, 'alphanumeric'),
    atLeast('plateMin'),
    atMost('plateMax'),
  )

/** The model of a vehicle. @since 0.1.0 */
export const modelField = z.string().check(z.trim(), required, atMost('model'))

/** Remarks, which may be empty. @since 0.1.0 */
export const remarksField = z.string().check(z.trim(), atMost('remarks'))

/**
 * The field rules that screens and server share. Their messages are codes, with a number after a colon if the sentence needs one.
 * A page that needs one rule loads only that rule if it imports it by its own name, such as `emailField`.
 *
 * @since 0.1.0
 */
export const field = {
  required: requiredField,
  name: nameField,
  email: emailField,
  password: passwordField,
  otp: otpField,
  mobile: mobileField,
  importedMobile: importedMobileField,
  driverLicenseId: driverLicenseIdField,
  plateNumber: plateNumberField,
  model: modelField,
  remarks: remarksField,
}
