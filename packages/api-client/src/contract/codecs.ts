import * as z from 'zod/mini'
import {
  integerFromDecimal,
  decimalFromInteger,
  type Centavos,
  centavos,
  type Millilitres,
  millilitres,
  type UnitPrice,
  unitPrice,
} from '../money.ts'

/*
 * Codecs between the values of requests and answers and the values of the program. The client decodes answers and encodes
 * requests; the sandbox does the reverse with the same codecs. The message of a codec's issue is a code, never a sentence.
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

/** Pesos on the wire, centavos inside; answers with more than two decimals are rounded half up. @since 0.1.0 */
export const pesos = decimalCodec<Centavos>(2, centavos, false)

/** Pesos in a request: more than two decimals are refused. @since 0.1.0 */
export const exactPesos = decimalCodec<Centavos>(2, centavos, true)

/**
 * Litres on the wire, millilitres inside; answers with more than three decimals are rounded half up.
 *
 * @since 0.1.0
 */
export const litres = decimalCodec<Millilitres>(3, millilitres, false)

/** Litres in a request: more than three decimals are refused. @since 0.1.0 */
export const exactLitres = decimalCodec<Millilitres>(3, millilitres, true)

/** Pesos per litre on the wire, 1/10,000 peso inside. @since 0.1.0 */
export const pricePerLitre = decimalCodec<UnitPrice>(4, unitPrice, false)

/** A whole number in a query string. @since 0.1.0 */
export const queryInteger = z.codec(z.string(), z.int(), {
  decode: (text, context) => {
    if (/^\d{1,9}$/.test(text)) return Number(text)
    context.issues.push({ code: 'custom', message: 'integer', input: text })
    return z.NEVER
  },
  encode: String,
})

/** A boolean in a query string. @since 0.1.0 */
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value): 'true' | 'false' => (value ? 'true' : 'false'),
})

/** Several values in one comma-joined query value. An empty list means no filter and is left out. @since 0.1.0 */
export function commaList<T extends z.core.$ZodType<string, string>>(item: T) {
  return z.codec(z.string(), z.array(item), {
    decode: (text) => (text === '' ? [] : text.split(',')) as z.input<T>[],
    encode: (values) => (values as string[]).join(','),
  })
}

/**
 * An id: opaque text. Servers that answer with numbers are read as text. A number above 2^53 - 1 is refused: JavaScript rounds
 * it, and the result would name another item.
 *
 * @since 0.1.0
 */
export const id = z.pipe(
  z.codec(z.union([z.string(), z.number()]), z.string(), {
    decode: (value, context) => {
      if (typeof value === 'string' || Number.isSafeInteger(value)) return String(value)
      context.issues.push({ code: 'custom', message: 'integer', input: value })
      return z.NEVER
    },
    encode: (text) => text,
  }),
  z.string().check(z.minLength(1)),
)

/** Any text. @since 0.1.0 */
export const text = z.string()

/** A text, null, or no value. @since 0.1.0 */
export const optionalText = z.nullish(z.string())

/** Whether an answer has a value under one of these names. @since 0.1.0 */
export const hasAny = <Name extends string>(
  answer: { readonly [name in Name]?: unknown },
  ...names: readonly Name[]
): boolean =>
  names.some((name) => {
    const value = answer[name]
    const isEmpty = value === undefined || value === null || value === '' || value === 0
    return !isEmpty && !(Array.isArray(value) && value.length === 0)
  })
