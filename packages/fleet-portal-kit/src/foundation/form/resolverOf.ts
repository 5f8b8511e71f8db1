import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** Judges a form by its schema: the first broken rule of every field, its message being a code. */
export function resolverOf<Values extends FieldValues>(schema: z.ZodMiniType<Values>): Resolver<Values> {
  return async (values, _context, options) => {
    const result = await z.safeParseAsync(schema, values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, code, message } of result.error.issues)
      errors[path.join('.')] ??= { type: code, message }
    return { values: {}, errors: toNestErrors<Values>(errors, options) }
  }
}
