/* Checks and changes of a value of the right type. */

import { fail, paramsOf, type Check, type Params, type Payload } from './core.ts'

/* @__NO_SIDE_EFFECTS__ */
export function refine<T>(isValid: (value: T) => unknown, params?: Params): Check {
  const { path = [], abort } = paramsOf(params)
  return (payload) => {
    if (!isValid(payload.value as T))
      fail(payload, { code: 'custom', path: [...path], continue: !abort }, params)
  }
}

/* @__NO_SIDE_EFFECTS__ */
export const overwrite =
  <T>(change: (value: T) => T): Check =>
  (payload) => {
    payload.value = change(payload.value as T)
  }

/* @__NO_SIDE_EFFECTS__ */
export const trim = () => overwrite((text: string) => text.trim())

/* @__NO_SIDE_EFFECTS__ */
export const toUpperCase = () => overwrite((text: string) => text.toUpperCase())

/* @__NO_SIDE_EFFECTS__ */
export const regex =
  (pattern: RegExp, params?: Params): Check =>
  (payload) => {
    pattern.lastIndex = 0
    if (!pattern.test(payload.value as string))
      fail(payload, { code: 'invalid_format', format: 'regex', continue: true }, params)
  }

/** The length of a list, or of a text in code points. */
const lengthOf = (value: unknown) =>
  (typeof value === 'string' ? Array.from(value) : (value as unknown[])).length

const hasLength = ({ value }: Payload) =>
  value !== null && value !== undefined && (value as { length?: unknown }).length !== undefined

/** `over` is positive if the value is too long, negative if it is too short. */
const checkLength = (over: (length: number) => number, params?: Params): Check =>
  Object.assign(
    (payload: Payload) => {
      const excess = over(lengthOf(payload.value))
      if (excess) fail(payload, { code: excess > 0 ? 'too_big' : 'too_small', continue: true }, params)
    },
    { when: hasLength },
  )

/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number, params?: Params) =>
  checkLength((length) => Math.min(length - least, 0), params)

/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number, params?: Params) =>
  checkLength((length) => Math.max(length - most, 0), params)

/* @__NO_SIDE_EFFECTS__ */
export const length = (exact: number, params?: Params) => checkLength((found) => found - exact, params)

/* @__NO_SIDE_EFFECTS__ */
export const gte =
  (least: number, params?: Params): Check =>
  (payload) => {
    if (!((payload.value as number) >= least)) fail(payload, { code: 'too_small', continue: true }, params)
  }

/* @__NO_SIDE_EFFECTS__ */
export const lte =
  (most: number, params?: Params): Check =>
  (payload) => {
    if (!((payload.value as number) <= most)) fail(payload, { code: 'too_big', continue: true }, params)
  }

export { gte as minimum, lte as maximum }

/* @__NO_SIDE_EFFECTS__ */
export const nonnegative = (params?: Params) => gte(0, params)
