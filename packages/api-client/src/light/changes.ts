/* Schemas that change the value. */

import { create, type Context, type Payload, type Schema } from './core.ts'

type Transform = (value: never, payload: Payload) => unknown

/** Continues with another schema, unless there are issues. */
function runNext(payload: Payload, next: Schema, context: Context, change?: Transform): Payload {
  if (payload.issues.length === 0) {
    const value = change ? change(payload.value as never, payload) : payload.value
    if (payload.issues.length === 0) return next._zod.run({ value, issues: [] }, context)
  }
  return { ...payload, aborted: true }
}

function pipeOf(from: Schema, to: Schema, decode?: Transform, encode?: Transform) {
  return create({
    type: 'pipe',
    optin: from._zod.optin,
    optout: to._zod.optout,
    values: from._zod.values,
    parse: (payload, context) =>
      context.direction === 'backward'
        ? runNext(to._zod.run(payload, context), from, context, encode)
        : runNext(from._zod.run(payload, context), to, context, decode),
  })
}

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (from: Schema, to: Schema) => pipeOf(from, to)

/* @__NO_SIDE_EFFECTS__ */
export const codec = (from: Schema, to: Schema, change: { decode: Transform; encode: Transform }) =>
  pipeOf(from, to, change.decode, change.encode)

/* @__NO_SIDE_EFFECTS__ */
export const transform = (change: Transform) =>
  create({
    type: 'transform',
    optin: 'optional',
    parse(payload, context) {
      if (context.direction === 'backward') throw new Error('A transform cannot be encoded.')
      payload.value = change(payload.value as never, payload)
      return payload
    },
  })
