/*
 * The functions of `zod/mini` that the contract and the kit call, in a tenth of its size. The sources import zod; the builds
 * put this file in its place, so that pages load no zod. Results, issue codes, paths and messages are those of zod, which
 * `equivalence.test.ts` checks on every endpoint.
 *
 * A schema has the internals that zod's own functions use (`_zod.run`, `optin`, `optout`), so `z.safeDecode` of zod and
 * objects of zod accept it, and a schema of zod may be nested in one of these. There are no asynchronous checks.
 */

interface Issue {
  code: string
  path?: PropertyKey[]
  message?: string | undefined
  /** Whether the checks after a failed one still run. */
  continue?: boolean
  /** The schema or check of zod that raised the issue. */
  inst?: { _zod: { def: { error?: (issue: Issue) => string | { message: string } | undefined } } }
  [detail: string]: unknown
}

interface Payload {
  value: unknown
  issues: Issue[]
  aborted?: boolean
}

interface Context {
  /** `backward` encodes. */
  direction?: 'backward'
  skipChecks?: boolean
  async?: boolean
}

type Run = (payload: Payload, context: Context) => Payload

interface Check {
  (payload: Payload): void
  /** Whether the check runs after a failed one too. */
  when?: (payload: Payload) => boolean
}

/** `optional`: the key of this schema may be absent. */
type Presence = 'optional' | 'defaulted' | undefined

interface Definition {
  type: string
  parse: Run
  checks?: readonly Check[]
  shape?: Shape
  catchall?: Schema | undefined
  optin?: Presence
  optout?: Presence
  values?: ReadonlySet<unknown> | undefined
}

interface Schema {
  _zod: { run: Run; optin?: Presence; optout?: Presence; values?: ReadonlySet<unknown> | undefined }
}
type Shape = Record<string, Schema>

interface LightSchema extends Schema {
  _zod: Schema['_zod'] & { def: Definition; traits: ReadonlySet<string> }
  shape: Shape | undefined
  check: (...checks: Check[]) => LightSchema
}

type ErrorText = string | ((issue: Issue) => string | undefined)
type Params = string | { error?: ErrorText; path?: readonly PropertyKey[]; abort?: boolean } | undefined

const paramsOf = (params: Params): Exclude<Params, string | undefined> =>
  typeof params === 'string' ? { error: params } : (params ?? {})

function fail(payload: Payload, issue: Issue, params?: Params): Payload {
  const { error } = paramsOf(params)
  const message = typeof error === 'function' ? error(issue) : error
  payload.issues.push(message === undefined ? issue : { ...issue, message })
  return payload
}

const isAborted = ({ aborted, issues }: Payload) =>
  aborted === true || issues.some((issue) => !issue.continue)

const canCheck = (payload: Payload, { when }: Check) =>
  when
    ? !payload.aborted && payload.issues.every((issue) => issue.continue !== false) && when(payload)
    : !isAborted(payload)

function runChecks(payload: Payload, checks: readonly Check[]): Payload {
  for (const check of checks) if (canCheck(payload, check)) check(payload)
  return payload
}

function create(def: Definition): LightSchema {
  const { parse, checks = [] } = def
  const run: Run = (payload, context) => {
    if (context.skipChecks || checks.length === 0) return parse(payload, context)
    if (context.direction !== 'backward') return runChecks(parse(payload, context), checks)
    // The checks are of the decoded value, so they run before it is encoded, if its type is right.
    const trial = parse({ value: payload.value, issues: [] }, { ...context, skipChecks: true })
    if (isAborted(trial)) return { ...trial, aborted: true }
    return parse(runChecks(payload, checks), context)
  }
  return {
    _zod: { ...def, def, run, traits: new Set(['$ZodType']) },
    shape: def.shape,
    check: (...more) => create({ ...def, checks: [...checks, ...more] }),
  }
}

const typed = (type: string, hasType: (value: unknown) => boolean, params?: Params, checks?: Check[]) =>
  create({
    type,
    parse: (payload) =>
      hasType(payload.value) ? payload : fail(payload, { code: 'invalid_type', expected: type }, params),
    ...(checks && { checks }),
  })

/* Types */

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

/* Wrappers */

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

/* Containers */

const underPath = (key: PropertyKey, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [key, ...(issue.path ?? [])] }))

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/* Changes of the value */

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

/* Checks */

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

/* Use */

/** An issue as callers see it. One of a nested schema of zod has its message in the schema or check that raised it. */
function finalize({ continue: _continue, input: _input, inst, schema: _schema, ...issue }: Issue): Issue {
  const error = inst?._zod.def.error?.(issue)
  const given = typeof error === 'object' ? error.message : error
  return { ...issue, path: issue.path ?? [], message: issue.message ?? given ?? 'Invalid input' }
}

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

function runOrThrow(schema: Schema, value: unknown, context: Context) {
  const result = safeRun(schema, value, context)
  if (result.success) return result.data
  throw result.error
}

export const safeParse = (schema: Schema, value: unknown) => safeRun(schema, value, {})

export const safeParseAsync = async (schema: Schema, value: unknown) => safeRun(schema, value, {})

export const parse = (schema: Schema, value: unknown) => runOrThrow(schema, value, {})

export { safeParse as safeDecode }

export const safeEncode = (schema: Schema, value: unknown) =>
  safeRun(schema, value, { direction: 'backward' })

export const encode = (schema: Schema, value: unknown) => runOrThrow(schema, value, { direction: 'backward' })
