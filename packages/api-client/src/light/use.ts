/* What validates and encodes values with a schema. */

import { finalize, type Context, type Issue, type Schema } from './core.ts'

const errorOf = (issues: readonly Issue[]) => {
  const found = issues.map(finalize)
  return Object.assign(new Error(JSON.stringify(found, undefined, 2)), { name: '$ZodError', issues: found })
}

function safeRun(schema: Schema, value: unknown, context: Context) {
  const { value: data, issues } = schema._zod.run({ value, issues: [] }, { ...context, async: false })
  if (issues.length === 0) return { success: true as const, data }
  let error: ReturnType<typeof errorOf> | undefined
  return {
    success: false as const,
    // Programs that validate very many values read no error of most.
    get error() {
      return (error ??= errorOf(issues))
    },
  }
}

export const safeParse = (schema: Schema, value: unknown) => safeRun(schema, value, {})

export const safeParseAsync = async (schema: Schema, value: unknown) => safeRun(schema, value, {})

export { safeParse as safeDecode }

export const safeEncode = (schema: Schema, value: unknown) =>
  safeRun(schema, value, { direction: 'backward' })

export function encode(schema: Schema, value: unknown) {
  const result = safeEncode(schema, value)
  if (result.success) return result.data
  throw result.error
}
