import * as z from 'zod/mini'
import {
  centavos,
  decimalFromInteger,
  integerFromDecimal,
  millilitres,
  unitPrice,
  type Centavos,
  type Millilitres,
  type UnitPrice,
} from '../money.ts'

/*
 * Codecs between the wire and the program. The client decodes answers and encodes requests; the sandbox does the reverse
 * with the same codecs. The message of a codec's issue is a code, never a sentence.
 */

const wireNumber = z.union([z.number(), z.string()])

function decimalCodec<T extends number>(places: number, make: (n: number) => T, exact: boolean) {
  return z.codec(
    wireNumber,
    z.custom<T>((value) => Number.isSafeInteger(value)),
    {
      decode: (value, context) => {
        const integer = integerFromDecimal(value, places, !exact)
        if (integer !== undefined) return make(integer)
        context.issues.push({ code: 'custom', message: 'decimal', input: value })
        return z.NEVER
      },
      encode: (value) => decimalFromInteger(value, places),
    },
  )
}

/** Pesos on the wire, centavos inside; answers with more than two decimals are rounded half up. */
export const pesos = decimalCodec<Centavos>(2, centavos, false)
/** Pesos in a request: more than two decimals are refused. */
export const exactPesos = decimalCodec<Centavos>(2, centavos, true)
/** Litres on the wire, millilitres inside; answers with more than three decimals are rounded half up. */
export const litres = decimalCodec<Millilitres>(3, millilitres, false)
/** Litres in a request: more than three decimals are refused. */
export const exactLitres = decimalCodec<Millilitres>(3, millilitres, true)
/** Pesos per litre on the wire, 1/10,000 peso inside. */
export const pricePerLitre = decimalCodec<UnitPrice>(4, unitPrice, false)

/** A whole number in a query string. */
export const queryInteger = z.codec(z.string(), z.int(), {
  decode: (text, context) => {
    if (/^\d{1,9}$/.test(text)) return Number(text)
    context.issues.push({ code: 'custom', message: 'integer', input: text })
    return z.NEVER
  },
  encode: String,
})

/** A boolean in a query string. */
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value): 'true' | 'false' => (value ? 'true' : 'false'),
})

/** Several values in one comma-joined query value. An empty list means no filter and is left out. */
export function commaList<T extends z.core.$ZodType<string, string>>(item: T) {
  return z.codec(z.string(), z.array(item), {
    decode: (text) => (text === '' ? [] : text.split(',')) as z.input<T>[],
    encode: (values) => (values as string[]).join(','),
  })
}

/** An id: opaque text. Servers that answer with numbers are read as text. */
export const id = z.pipe(
  z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (text) => text }),
  z.string().check(z.minLength(1)),
)

/** An instant, ISO 8601 with an offset: `2026-11-20T14:05:00+08:00`. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'instant'))
/** Whether a text is a calendar day between 1900 and 2199. There is no 30 February. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}

/** A business day in Asia/Manila: `2026-11-20`. */
export const day = z.string().check(z.refine(isDay, 'day'))

const manila = 8 * 60 * 60 * 1000

/** The day in Manila of an instant. Any other text is returned as it is. */
function dayIn(wire: string): string {
  const time = wire[10] === 'T' && isDay(wire.slice(0, 10)) ? Date.parse(wire) : Number.NaN
  return Number.isNaN(time) ? wire : new Date(time + manila).toISOString().slice(0, 10)
}

const edgeOfDay = (time: string) =>
  z.codec(z.string(), day, { decode: dayIn, encode: (wanted) => `${wanted}T${time}+08:00` })

/** The first day of a range. Calls send its first second: `2026-11-20T00:00:00+08:00`. A bare day is accepted too. */
export const fromDay = edgeOfDay('00:00:00')
/** The last day of a range. Calls send its last second: `2026-11-20T23:59:59+08:00`. A bare day is accepted too. */
export const toDay = edgeOfDay('23:59:59')

export const text = z.string()
export const optionalText = z.nullish(z.string())

export const pageSizes = [10, 20, 30, 40, 50] as const

/** The paging that every list call takes: `page` from 1, `perPage` at most 1,000 (the map's page). */
export const paging = {
  page: z.optional(queryInteger),
  perPage: z.optional(queryInteger),
}

/** Limits that more than one screen and the server share. */
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
 * A person's or group's name: letters, digits, ñ, period, comma, apostrophe, hyphen and space. A letter is a Latin one
 * in upper or lower case. Presentation forms such as full-width letters and ligatures are not letters, nor are ordinals
 * (ª) and Roman numerals (Ⅳ).
 */
export const namePattern =
  /^(?:(?![ſĲĳĿŀŉǄ-ǌǱ-ǳẚẛﬀ-ﬆＡ-Ｚａ-ｚ])(?=\p{Script=Latin})[\p{Lu}\p{Ll}]|[0-9.,' -])+$/u
/**
 * Normalizes what keyboards and spreadsheets write in names: decomposed letters, no-break spaces, typographic apostrophes,
 * and repeated spaces.
 */
const plainName = (value: string) =>
  value
    .normalize('NFC')
    .replace(/[ \u00a0]+/g, ' ')
    .replaceAll('\u2019', "'")
    .trim()
/** Two or more labels behind one @, no spaces: what HTML's own e-mail field accepts, with a dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
/** A Philippine mobile number in national format: 09 and nine more digits. */
export const mobilePattern = /^09\d{9}$/
/** Separators between digits. Phone books also add marks of the writing direction. */
const betweenDigits = /[\s\p{Cf}\p{Pd}\u2212().]/gu

/**
 * A mobile number without separators: `0917-123-4567` becomes `09171234567`. A country code stays, so that the rule
 * refuses it.
 */
export const normalizeMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(betweenDigits, '')
    // Spreadsheets prefix a text with an apostrophe.
    .replace(/^'+/, '')

/** Whether a text is a mobile number that forms accept. */
export const isMobile = (text: string): boolean => mobilePattern.test(normalizeMobile(text))

/** The mobile number of a file's cell. Spreadsheets drop the leading zero of `09171234567`; it is restored. */
const importedMobile = (text: string): string => normalizeMobile(text).replace(/^(?=9\d{9}$)/, '0')

/**
 * The stored form of a mobile number in any format, such as `+63 917 123 4567`. Any other text is returned as it is. For
 * search boxes, and for fields that show the country code themselves.
 */
export function findMobile(text: string): string {
  const stored = normalizeMobile(text).replace(/^\+?(?:(?:00)?630?|0)?(?=9\d{9}$)/, '0')
  return mobilePattern.test(stored) ? stored : text
}

export const passwordPattern = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9#?!@$%^&*-]).*$/

const required = z.minLength(1, 'required')
const atMost = (length: number) => z.maxLength(length, `maxLength:${length}`)
const atLeast = (length: number) => z.minLength(length, `minLength:${length}`)

/** The field rules that screens and server share. Their messages are codes, with a number after a colon if the sentence needs one. */
export const field = {
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
}

/** Whether an answer has a value under one of these names. */
export const hasAny = <Name extends string>(
  answer: { readonly [name in Name]?: unknown },
  ...names: readonly Name[]
): boolean =>
  names.some((name) => {
    const value = answer[name]
    const isEmpty = value === undefined || value === null || value === '' || value === 0
    return !isEmpty && !(Array.isArray(value) && value.length === 0)
  })
