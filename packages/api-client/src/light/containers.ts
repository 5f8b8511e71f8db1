/* Schemas of lists, objects and records. */

import {
  create,
  fail,
  finalize,
  isObject,
  underPath,
  type Check,
  type Context,
  type LightSchema,
  type Params,
  type Payload,
  type Schema,
  type Shape,
} from './core.ts'
import { never, unknown } from './values.ts'
import { optional } from './wrappers.ts'

/* @__NO_SIDE_EFFECTS__ */
export const array = (item: Schema, params?: Params) =>
  create({
    type: 'array',
    parse(payload, context) {
      const { value } = payload
      if (!Array.isArray(value)) return fail(payload, { code: 'invalid_type', expected: 'array' }, params)
      payload.value = Array.from(value, (one: unknown, index) => {
        const result = item._zod.run({ value: one, issues: [] }, context)
        payload.issues.push(...underPath(index, result.issues))
        return result.value
      })
      return payload
    },
  })

/** Runs the schema of one key, and writes its value and its issues. */
function runKey(key: string, { _zod }: Schema, input: object, payload: Payload, context: Context) {
  const { optin, optout } = _zod
  const isPresent = key in input
  const mayBeAbsent = optin !== undefined && optout === 'optional'
  const given = (input as Record<string, unknown>)[key]
  const { value, issues } = _zod.run({ value: given, issues: [] }, context)
  if (!isPresent && mayBeAbsent && (optin === 'optional' || issues.length > 0)) return
  payload.issues.push(...underPath(key, issues))
  if (!isPresent && optin === undefined) {
    if (issues.length === 0) fail(payload, { code: 'invalid_type', expected: 'nonoptional', path: [key] })
    return
  }
  if (value !== undefined || isPresent || (optin === 'defaulted' && optout !== 'optional'))
    (payload.value as Record<string, unknown>)[key] = value
}

function objectOf(shape: Shape, catchall?: Schema, params?: Params, checks?: readonly Check[]): LightSchema {
  const keys = Object.keys(shape)
  const known = new Set(keys)
  return create({
    type: 'object',
    shape,
    catchall,
    ...(checks && { checks }),
    parse(payload, context) {
      const input = payload.value
      if (!isObject(input)) return fail(payload, { code: 'invalid_type', expected: 'object' }, params)
      payload.value = {}
      for (const [key, schema] of Object.entries(shape)) runKey(key, schema, input, payload, context)
      if (!catchall) return payload
      const unrecognized: string[] = []
      // Inherited keys too, as zod does.
      for (const key in input) {
        if (known.has(key)) continue
        if ((catchall as LightSchema)._zod.def.type === 'never') unrecognized.push(key)
        // Assigned to an object, this key would replace its prototype.
        else if (key !== '__proto__') runKey(key, catchall, input, payload, context)
      }
      return unrecognized.length === 0
        ? payload
        : fail(payload, { code: 'unrecognized_keys', keys: unrecognized, continue: true }, params)
    },
  })
}

/* @__NO_SIDE_EFFECTS__ */
export const object = (shape: Shape = {}, params?: Params) => objectOf(shape, undefined, params)

/* @__NO_SIDE_EFFECTS__ */
export const looseObject = (shape: Shape, params?: Params) => objectOf(shape, unknown(), params)

/* @__NO_SIDE_EFFECTS__ */
export const strictObject = (shape: Shape, params?: Params) => objectOf(shape, never(), params)

/* @__NO_SIDE_EFFECTS__ */
export function extend({ _zod: { def } }: LightSchema, shape: Shape) {
  return objectOf({ ...def.shape, ...shape }, def.catchall, undefined, def.checks)
}

/* @__NO_SIDE_EFFECTS__ */
export function partial({ _zod: { def } }: LightSchema) {
  const shape = Object.entries(def.shape ?? {}).map(([key, schema]) => [key, optional(schema)] as const)
  return objectOf(Object.fromEntries(shape), def.catchall)
}

/** Whether a value is an object of no class. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  const kind = isObject(value) && value.constructor
  return typeof kind === 'function'
    ? Object.hasOwn(kind.prototype as object, 'isPrototypeOf')
    : kind !== false
}

/** A record whose keys are any texts. */
/* @__NO_SIDE_EFFECTS__ */
export const record = (keySchema: Schema, valueSchema: Schema, params?: Params) =>
  create({
    type: 'record',
    parse(payload, context) {
      const input = payload.value
      if (!isPlainObject(input)) return fail(payload, { code: 'invalid_type', expected: 'record' }, params)
      const found: Record<string, unknown> = {}
      payload.value = found
      for (const [key, one] of Object.entries(input)) {
        if (key === '__proto__') continue
        const { issues } = keySchema._zod.run({ value: key, issues: [] }, context)
        if (issues.length > 0) {
          fail(payload, { code: 'invalid_key', issues: issues.map(finalize), path: [key] }, params)
          continue
        }
        const result = valueSchema._zod.run({ value: one, issues: [] }, context)
        payload.issues.push(...underPath(key, result.issues))
        found[key] = result.value
      }
      return payload
    },
  })
