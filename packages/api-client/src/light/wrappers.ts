/* Schemas of values that may be missing. */

import { create, type Schema } from './core.ts'

/* @__NO_SIDE_EFFECTS__ */
export function optional(inner: Schema) {
  const { optin, values } = inner._zod
  const hasDefault = optin === 'defaulted'
  return create({
    type: 'optional',
    optin: hasDefault ? optin : 'optional',
    optout: 'optional',
    values: values && new Set([...values, undefined]),
    parse: (payload, context) =>
      payload.value === undefined && !hasDefault ? payload : inner._zod.run(payload, context),
  })
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(inner: Schema) {
  const { optin, optout, values } = inner._zod
  return create({
    type: 'nullable',
    optin,
    optout,
    values: values && new Set([...values, null]),
    parse: (payload, context) => (payload.value === null ? payload : inner._zod.run(payload, context)),
  })
}

/* @__NO_SIDE_EFFECTS__ */
export const nullish = (inner: Schema) => optional(nullable(inner))
