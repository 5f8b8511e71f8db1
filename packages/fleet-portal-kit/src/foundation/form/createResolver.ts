import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** Validates a form by its schema. Each invalid field gets the first of its errors; the message of an error is a code. */
export function createResolver<Values extends FieldValues>(schema: z.ZodMiniType<Values>): Resolver<Values> {
  return async (values) => {
    const result = await z.safeParseAsync(schema, values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { path, code, message } of result.error.issues) {
      const name = path.join('.')
      if (!get(errors, name)) set(errors, name, { type: code, message })
    }
    return { values: {}, errors }
  }
}
