/* What every light schema is made of: schemas, issues and the order of their checks. */

export interface Issue {
  code: string
  path?: PropertyKey[]
  message?: string | undefined
  /** Whether the checks after a failed one still run. */
  continue?: boolean
  /** The schema or check of zod that raised the issue. */
  inst?: { _zod: { def: { error?: (issue: Issue) => string | { message: string } | undefined } } }
  [detail: string]: unknown
}

export interface Payload {
  value: unknown
  issues: Issue[]
  aborted?: boolean
}

export interface Context {
  /** `backward` encodes. */
  direction?: 'backward'
  skipChecks?: boolean
  async?: boolean
}

export type Run = (payload: Payload, context: Context) => Payload

export interface Check {
  (payload: Payload): void
  /** Whether the check runs after a failed one too. */
  when?: (payload: Payload) => boolean
}

/** `optional`: the key of this schema may be absent. */
export type Presence = 'optional' | 'defaulted' | undefined

export interface Definition {
  type: string
  parse: Run
  checks?: readonly Check[]
  shape?: Shape
  catchall?: Schema | undefined
  optin?: Presence
  optout?: Presence
  values?: ReadonlySet<unknown> | undefined
}

export interface Schema {
  _zod: { run: Run; optin?: Presence; optout?: Presence; values?: ReadonlySet<unknown> | undefined }
}
export type Shape = Record<string, Schema>

export interface LightSchema extends Schema {
  _zod: Schema['_zod'] & { def: Definition; traits: ReadonlySet<string> }
  shape: Shape | undefined
  check: (...checks: Check[]) => LightSchema
}

export type ErrorText = string | ((issue: Issue) => string | undefined)
export type Params =
  string | { error?: ErrorText; path?: readonly PropertyKey[]; abort?: boolean } | undefined

export const paramsOf = (params: Params): Exclude<Params, string | undefined> =>
  typeof params === 'string' ? { error: params } : (params ?? {})

export function fail(payload: Payload, issue: Issue, params?: Params): Payload {
  const { error } = paramsOf(params)
  const message = typeof error === 'function' ? error(issue) : error
  payload.issues.push(message === undefined ? issue : { ...issue, message })
  return payload
}

export const isAborted = ({ aborted, issues }: Payload) =>
  aborted === true || issues.some((issue) => !issue.continue)

export const canCheck = (payload: Payload, { when }: Check) =>
  when
    ? !payload.aborted && payload.issues.every((issue) => issue.continue !== false) && when(payload)
    : !isAborted(payload)

export function runChecks(payload: Payload, checks: readonly Check[]): Payload {
  for (const check of checks) if (canCheck(payload, check)) check(payload)
  return payload
}

export function create(def: Definition): LightSchema {
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

export const typed = (
  type: string,
  hasType: (value: unknown) => boolean,
  params?: Params,
  checks?: Check[],
) =>
  create({
    type,
    parse: (payload) =>
      hasType(payload.value) ? payload : fail(payload, { code: 'invalid_type', expected: type }, params),
    ...(checks && { checks }),
  })

/** An issue as callers see it. One of a nested schema of zod has its message in the schema or check that raised it. */
export function finalize({
  continue: _continue,
  input: _input,
  inst,
  schema: _schema,
  ...issue
}: Issue): Issue {
  const error = inst?._zod.def.error?.(issue)
  const given = typeof error === 'object' ? error.message : error
  return { ...issue, path: issue.path ?? [], message: issue.message ?? given ?? 'Invalid input' }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const underPath = (key: PropertyKey, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [key, ...(issue.path ?? [])] }))
