import fc from 'fast-check'
import { build } from 'esbuild'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as zod from 'zod/mini'
import { contract } from '../contract/index.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import * as lightSchemas from './schemas.ts'

type Zod = typeof zod
const light = lightSchemas as unknown as Zod
type Direction = 'decode' | 'encode'
type Node = zod.ZodMiniType
interface Def {
  type: string
  shape?: Record<string, Node>
  catchall?: Node
  element?: Node
  innerType?: Node
  options?: Node[]
  valueType?: Node
  in?: Node
  out?: Node
}

/** Values of which every leaf of the contract accepts some. */
const texts = [
  '|Ana Cruz|a| |ana@example.com|Passw0rd!|123456|0917 123 4567|9171234567|AB12CD34EF5|abc1234|1|12.5|0.0001|1.23456',
  '-3|true|active|+639171234567|2026-11-20|2026-02-30|2026-11-20T14:05:00+08:00|14.5826,120.9787|14.4,120.9,14.8,121.1',
  'Diesel|gas91|Hedging|Locqpay_manual PO|01-2030|done',
].flatMap((line) => line.split('|'))
const pool: unknown[] = [
  texts,
  ['x'.repeat(80), '\u{1F600}'.repeat(8)],
  [0, 1, 3, -1, 1.5, 12.345_678, 250, 5_000_000, 2 ** 53, -(2 ** 60), Number.NaN, Number.POSITIVE_INFINITY],
  [true, false, null, undefined, {}, { a: 1 }, { lat: 14.5, lng: 121 }, new Blob(['a']), new Date(0)],
  [[], ['a'], [1], { south: 14.4, west: 120.9, north: 14.8, east: 121.1 }],
  [JSON.parse('{"__proto__":{"a":1},"b":2}'), Object.create({ inherited: 1 })],
].flat(1)

const run = (lib: Zod, schema: unknown, value: unknown, direction: Direction) => {
  try {
    const node = schema as zod.ZodMiniType
    const result = direction === 'decode' ? lib.safeDecode(node, value) : lib.safeEncode(node, value)
    if (!result.success) return { issues: result.error.issues.map(shown) }
    const { data } = result
    return { data, prototype: typeof data === 'object' && data ? Object.getPrototypeOf(data) : undefined }
  } catch (error) {
    // Codecs throw on values of another type, and transforms when they are encoded. The callers handle any error alike.
    return { thrown: error instanceof Error }
  }
}

interface Shown {
  code: string
  path: readonly PropertyKey[]
  message: string
  inner?: unknown
}
const shown = (issue: { code?: string; path: readonly PropertyKey[]; message: string }): Shown => {
  const { code = '', path, message, errors, issues, keys } = issue as typeof issue & Record<string, unknown>
  const nested = [...((errors as Shown[][] | undefined) ?? []), ...(issues ? [issues as Shown[]] : [])]
  return { code, path, message, inner: [keys, nested.map((list) => list.map(shown))] }
}

/** Values for a schema of zod. Of those that are not `clean`, each part may be anything. */
function valuesFor(node: Node, direction: Direction, isValid: boolean): fc.Arbitrary<unknown> {
  const def = node._zod.def as unknown as Def
  const of = (inner: Node) => valuesFor(inner, direction, isValid)
  const mostly = (right: fc.Arbitrary<unknown>) =>
    isValid ? right : fc.oneof({ weight: 12, arbitrary: right }, fc.constantFrom(...pool))
  if (def.type === 'object') {
    const fields = Object.entries(def.shape ?? {})
    const given = Object.fromEntries(fields.map(([key, inner]) => [key, of(inner)]))
    const required = fields.filter(([, inner]) => isValid && inner._zod.optin === undefined)
    const extra = isValid ? fc.constant({}) : fc.constantFrom({}, {}, { extra: 'x' })
    return mostly(
      fc
        .tuple(fc.record(given, { requiredKeys: required.map(([key]) => key) }), extra)
        .map(([value, more]) => ({ ...value, ...more })),
    )
  }
  if (def.element) return mostly(fc.array(of(def.element), { maxLength: 3 }))
  if (def.innerType)
    return fc.oneof({ weight: 3, arbitrary: of(def.innerType) }, fc.constantFrom(null, undefined))
  if (def.valueType) return mostly(fc.dictionary(fc.string(), of(def.valueType)))
  if (def.options) return mostly(fc.oneof(...def.options.map(of)))
  const { values } = node._zod as { values?: ReadonlySet<unknown> }
  const right = [...pool, ...(values ?? [])].filter((value) => 'data' in run(zod, node, value, direction))
  if (isValid && right.length > 0) return fc.constantFrom(...right)
  const side = direction === 'decode' ? def.in : def.out
  const parts = [...(right.length > 0 ? [fc.constantFrom(...right)] : []), ...(side ? [of(side)] : [])]
  return mostly(fc.oneof(...parts, fc.string()))
}

/** Compares both schemas on generated values. Returns how many values were accepted and refused. */
function compare(zodSchema: unknown, lightSchema: unknown, direction: Direction, runs: number) {
  const count = { accepted: 0, refused: 0 }
  const values = [true, false].map((isValid) => valuesFor(zodSchema as Node, direction, isValid))
  fc.assert(
    fc.property(fc.oneof(...values), (value) => {
      const expected = run(zod, zodSchema, value, direction)
      expect(run(light, lightSchema, value, direction)).toStrictEqual(expected)
      count['data' in expected ? 'accepted' : 'refused'] += 1
    }),
    { numRuns: runs },
  )
  for (const value of pool)
    expect(run(light, lightSchema, value, direction)).toStrictEqual(run(zod, zodSchema, value, direction))
  return count
}

/** The contract as the build makes it: the same sources, with the light schemas in place of zod. */
let folder: string
let built: ReadonlyMap<string, AnyEndpoint>
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../contract/index.ts')],
    alias: { 'zod/mini': join(import.meta.dirname, 'schemas.ts') },
    bundle: true,
    format: 'esm',
    write: false,
  })
  folder = await mkdtemp(join(tmpdir(), 'light-'))
  const file = join(folder, 'contract.mjs')
  await writeFile(file, outputFiles[0]?.text ?? '')
  built = ((await import(pathToFileURL(file).href)) as { contract: typeof built }).contract
})
afterAll(() => rm(folder, { recursive: true }))

const endpoints = [...contract.values()].map((endpoint) => [endpoint.name, endpoint] as const)

describe('the light schemas of an endpoint decode, encode and refuse the same values as zod', () => {
  test.each(endpoints)('%s', (name, { input, output }) => {
    const other = built.get(name)
    for (const direction of ['decode', 'encode'] as const) {
      const ofInput = compare(input, other?.input, direction, 150)
      const ofOutput = compare(output, other?.output, direction, 150)
      // Values that are all refused, or all accepted, would compare nothing.
      expect(ofInput.accepted).toBeGreaterThan(0)
      expect(ofOutput.accepted).toBeGreaterThan(0)
      if (output._zod.def.type !== 'unknown') expect(ofOutput.refused).toBeGreaterThan(0)
    }
  })
})

/** Schemas of the kit's kinds that no endpoint has, made by either library. */
const others = (z: Zod) => {
  const passwords = z.object({ password: z.string(), confirm: z.string() })
  const counts = z.looseObject({ count: z.int('whole') }).check(z.refine(({ count }) => count !== 3, 'three'))
  return {
    transformed: z.pipe(
      z.object({ a: z.optional(z.string()), b: z.int().check(z.nonnegative()) }),
      z.transform(({ a, b }) => ({ a, twice: b * 2 })),
    ),
    optionalTransform: z.object({
      a: z.optional(
        z.pipe(
          z.int(),
          z.transform((value) => value + 1),
        ),
      ),
    }),
    withPath: passwords.check(
      z.refine(({ password, confirm }) => password === confirm, { path: ['confirm'], error: 'mismatch' }),
    ),
    aborted: z.string().check(
      z.refine((value) => value !== 'a', { abort: true, error: 'notA' }),
      z.refine((value) => value !== 'a', 'never'),
      z.minLength(2, 'short'),
    ),
    ownCheck: z.object({ a: z.string() }).check((payload) => {
      if (payload.value.a === 'a')
        payload.issues.push({
          code: 'custom',
          message: 'own',
          path: ['a'],
          input: payload.value,
          continue: true,
        })
    }),
    extended: z.extend(counts, { name: z.optional(z.string()) }),
    partial: z.partial(z.strictObject({ a: z.string(), b: z.nullable(z.number()) })),
    strict: z.strictObject({ a: z.string() }).check(z.refine(({ a }) => a !== 'a', 'notA')),
    record: z.record(z.string().check(z.minLength(2)), z.object({ a: z.number() })),
    ratings: z.literal([1, 2, 3]),
    choice: z.enum(['', 'a', 'active'], { error: 'required' }),
    choiceByFunction: z.enum(['a'], { error: (issue) => issue.code }),
    lists: z.array(z.string(), 'list').check(z.minLength(1, 'required')),
    sized: z.string().check(z.trim(), z.toUpperCase(), z.length(8, 'eight'), z.regex(/^[A-Z0-9]*$/, 'plain')),
    custom: z.custom<number>((value) => Number.isSafeInteger(value), 'integer'),
    blob: z.object({ data: z.instanceof(Blob, { error: 'file' }) }),
    nothing: z.never('none'),
    between: z.number().check(z.gte(1), z.lte(5, 'most'), z.minimum(2, 'least'), z.maximum(4)),
    union: z.union([z.string().check(z.minLength(3)), z.number(), z.array(z.literal(1))], 'either'),
    byKind: z.discriminatedUnion(
      'kind',
      [z.object({ kind: z.literal('a') }), z.object({ kind: z.enum(['b', 'c']), b: z.int() })],
      'kind',
    ),
    madeUp: z.object({
      a: z.codec(z.optional(z.string()), z.optional(z.string()), {
        decode: (value) => value ?? 'made',
        encode: (value) => value ?? 'made',
      }),
    }),
    unknownKey: z.object({ a: z.unknown(), b: z.optional(z.unknown()), c: z.nullish(z.boolean()) }),
  }
}

describe('a light schema decodes, encodes and refuses the same values as zod', () => {
  const ofLight = others(light)
  test.each(Object.entries(others(zod)))('%s', (name, schema) => {
    for (const direction of ['decode', 'encode'] as const)
      compare(schema, ofLight[name as keyof typeof ofLight], direction, 400)
  })

  test('also if it is nested in a schema of zod, or nests one', () => {
    const inner = (z: Zod) =>
      z.looseObject({ a: z.optional(z.string()), b: z.string().check(z.minLength(2, 'short')) })
    const expected = zod.object({ list: zod.array(inner(zod)), one: zod.nullish(inner(zod)) })
    const mixed = zod.object({ list: zod.array(inner(light)), one: zod.nullish(inner(light)) })
    const nesting = light.object({ list: light.array(inner(zod)), one: light.nullish(inner(zod)) })
    for (const direction of ['decode', 'encode'] as const) {
      compare(expected, nesting, direction, 300)
      fc.assert(
        fc.property(fc.oneof(...[true, false].map((is) => valuesFor(expected, direction, is))), (value) => {
          expect(run(zod, mixed, value, direction)).toStrictEqual(run(zod, expected, value, direction))
        }),
      )
    }
  })

  test('encode throws what zod throws', () => {
    const schemaOf = (z: Zod) => z.object({ a: z.string().check(z.minLength(2, 'short')) })
    const thrownBy = (action: () => unknown) => {
      try {
        return action()
      } catch (error) {
        const { name, issues } = error as zod.core.$ZodError
        return { name, issues: issues.map(shown), isError: error instanceof Error }
      }
    }
    for (const value of [{ a: 'ab' }, { a: 'a' }, null] as { a: string }[]) {
      expect(thrownBy(() => light.encode(schemaOf(light), value))).toStrictEqual(
        thrownBy(() => zod.encode(schemaOf(zod), value)),
      )
    }
  })

  test('an asynchronous parse resolves to the same', async () => {
    const schemaOf = (z: Zod) => z.object({ a: z.string('text') })
    for (const value of [{ a: 'a' }, { a: 1 }]) {
      const [ours, theirs] = await Promise.all([
        light.safeParseAsync(schemaOf(light), value),
        zod.safeParseAsync(schemaOf(zod), value),
      ])
      expect([ours.success, ours.data, ours.error?.issues.map(shown)]).toStrictEqual([
        theirs.success,
        theirs.data,
        theirs.error?.issues.map(shown),
      ])
    }
  })
})

/** The sources that the builds compile with the light schemas. */
const sources = globSync(['packages/api-client/src/**/*.ts', 'packages/fleet-portal-kit/src/**/*.{ts,tsx}'], {
  cwd: join(import.meta.dirname, '../../../..'),
})
  .filter((path) => !/\.(test|stories)\.|(Scene|Story|ForTest)\.|src.(testing|light|openapi)/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8'))
  .filter((source) => source.includes("from 'zod/mini'"))

describe('the sources that pages load', () => {
  const calls = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bz\.([a-zN]\w*)\b(?!\.)/g)].map(([, name]) => name)),
  )
  const types = new Set(['input', 'output', 'infer'])

  test('call only functions of zod that the light schemas have', () => {
    expect(calls.size).toBeGreaterThan(30)
    const missing = [...calls].filter((name = '') => !types.has(name) && !(name in lightSchemas))
    expect(missing).toEqual([])
  })

  test('call each of them with zod as a namespace, and no method of a schema but check', () => {
    for (const source of sources) {
      expect(source).toContain("* as z from 'zod/mini'")
      expect(source).not.toMatch(/(?<!\bz)\.(safeParse\w*|parseAsync|brand|register|clone|with)\(/)
    }
  })

  test('make no record whose keys are not plain texts', () => {
    const keys = sources.flatMap((source) =>
      [...source.matchAll(/z\.record\(([^,]+),/g)].map(([, key]) => key),
    )
    expect(new Set(keys)).toEqual(new Set(['z.string()']))
  })

  test('every light schema is called, so that pages load none in vain', () => {
    expect(Object.keys(lightSchemas).filter((name) => !calls.has(name))).toEqual([])
  })
})
