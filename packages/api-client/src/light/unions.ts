/* Schemas with alternatives. */

import {
  create,
  fail,
  finalize,
  isAborted,
  isObject,
  type LightSchema,
  type Params,
  type Payload,
  type Presence,
  type Run,
  type Schema,
} from './core.ts'

const runUnion =
  (options: readonly Schema[], params?: Params): Run =>
  (payload, context) => {
    const results: Payload[] = []
    for (const { _zod } of options) {
      const result = _zod.run({ value: payload.value, issues: [] }, context)
      if (result.issues.length === 0) return result
      results.push(result)
    }
    const [passed, another] = results.filter((result) => !isAborted(result))
    if (passed && !another) return passed
    return fail(
      payload,
      { code: 'invalid_union', errors: results.map(({ issues }) => issues.map(finalize)) },
      params,
    )
  }

const presenceIn = (options: readonly Schema[], side: 'optin' | 'optout'): Presence =>
  options.some(({ _zod }) => _zod[side] === 'defaulted')
    ? 'defaulted'
    : options.some(({ _zod }) => _zod[side] !== undefined)
      ? 'optional'
      : undefined

/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Schema[], params?: Params) =>
  create({
    type: 'union',
    optin: presenceIn(options, 'optin'),
    optout: presenceIn(options, 'optout'),
    values: options.every(({ _zod }) => _zod.values)
      ? new Set(options.flatMap(({ _zod }) => [...(_zod.values ?? [])]))
      : undefined,
    parse: runUnion(options, params),
  })

/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(key: string, options: readonly LightSchema[], params?: Params) {
  const runAny = runUnion(options, params)
  return create({
    type: 'union',
    parse(payload, context) {
      const input = payload.value
      if (!isObject(input)) return fail(payload, { code: 'invalid_type', expected: 'object' }, params)
      const option = options.find(({ shape }) => shape?.[key]?._zod.values?.has(input[key]))
      if (option) return option._zod.run(payload, context)
      if (context.direction === 'backward') return runAny(payload, context)
      return fail(payload, { code: 'invalid_union', errors: [], path: [key] }, params)
    },
  })
}
