/* Schemas of single values. */

import { create, fail, paramsOf, typed, type Params } from './core.ts'
import { refine } from './checks.ts'

/* @__NO_SIDE_EFFECTS__ */
export const string = (params?: Params) => typed('string', (value) => typeof value === 'string', params)

/* @__NO_SIDE_EFFECTS__ */
export const number = (params?: Params) => typed('number', Number.isFinite, params)

/* @__NO_SIDE_EFFECTS__ */
export const int = (params?: Params) =>
  typed('number', Number.isFinite, params, [
    (payload) => {
      const value = payload.value as number
      if (Number.isSafeInteger(value)) return
      const code = !Number.isInteger(value) ? 'invalid_type' : value > 0 ? 'too_big' : 'too_small'
      fail(payload, { code, expected: 'int', continue: code !== 'invalid_type' }, params)
    },
  ])

/* @__NO_SIDE_EFFECTS__ */
export const boolean = (params?: Params) => typed('boolean', (value) => typeof value === 'boolean', params)

/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => create({ type: 'unknown', parse: (payload) => payload })

/* @__NO_SIDE_EFFECTS__ */
export const never = (params?: Params) => typed('never', () => false, params)

/** In place of a value, after an issue. */
export const NEVER = Object.freeze({ status: 'aborted' })

/* @__NO_SIDE_EFFECTS__ */
const oneOf = (type: string, options: readonly unknown[], params?: Params) => {
  const values = new Set(options)
  return create({
    type,
    values,
    parse: (payload) =>
      values.has(payload.value) ? payload : fail(payload, { code: 'invalid_value', values: options }, params),
  })
}

/* @__NO_SIDE_EFFECTS__ */
const enumOf = (options: readonly string[], params?: Params) => oneOf('enum', options, params)

/* @__NO_SIDE_EFFECTS__ */
export const literal = (value: unknown, params?: Params) =>
  oneOf('literal', Array.isArray(value) ? value : [value], params)

/* @__NO_SIDE_EFFECTS__ */
export const custom = (isValid: (value: unknown) => boolean = () => true, params?: Params) =>
  create({
    type: 'custom',
    parse: (payload) => payload,
    checks: [refine(isValid, { abort: true, ...paramsOf(params) })],
  })

/* @__NO_SIDE_EFFECTS__ */
const instanceOf = (kind: abstract new (...args: never) => unknown, params?: Params) =>
  create({
    type: 'custom',
    parse: (payload) => payload,
    checks: [
      (payload) => {
        if (!(payload.value instanceof kind))
          fail(payload, { code: 'invalid_type', expected: kind.name }, params)
      },
    ],
  })

export { enumOf as enum, instanceOf as instanceof }
