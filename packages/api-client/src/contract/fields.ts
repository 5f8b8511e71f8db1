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

const atMost = (length: number) => z.maxLength(length, `maxLength:${length}`)

const atLeast = (length: number) => z.minLength(length, `minLength:${length}`)

const createFields = () => ({
  required: z.string().check(z.trim(), required),
  name: z.string().check(z.overwrite(plainName), required, atMost(limits.name), z.regex(namePattern, 'name')),
  email: z.string().check(z.trim(), required, atMost(limits.email), z.regex(emailPattern, 'email')),
  password: z.string().check(
    z.overwrite((value) => value.normalize('NFC')),
    required,
    z.minLength(limits.passwordMin, 'password'),
    atMost(limits.password),
    z.regex(passwordPattern, 'password'),
  ),
  otp: z.string().check(z.trim(), required, z.regex(/^\d+$/, 'digits'), atMost(limits.otp)),
  mobile: z.string().check(z.overwrite(normalizeMobile), required, z.regex(mobilePattern, 'mobile')),
  importedMobile: z.string().check(z.overwrite(importedMobile), required, z.regex(mobilePattern, 'mobile')),
  driverLicenseId: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      required,
      z.regex(/^[A-Z0-9]*$/, 'licence'),
      z.length(limits.driverLicenseId, 'licenceLength'),
    ),
  plateNumber: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      required,
      z.regex(/^[A-Z0-9]*$/, 'alphanumeric'),
      atLeast(limits.plateMin),
      atMost(limits.plateMax),
    ),
  model: z.string().check(z.trim(), required, atMost(limits.model)),
  remarks: z.string().check(z.trim(), atMost(limits.remarks)),
})

/**
 * The field rules that screens and server share. Their messages are codes, with a number after a colon if the sentence needs one.
 *
 * @since 0.1.0
 */
export const field = /* @__PURE__ */ createFields()
