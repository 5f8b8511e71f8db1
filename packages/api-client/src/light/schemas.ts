/*
 * The functions of `zod/mini` that the contract and the kit call, in a quarter of its size. The sources import zod; the builds
 * put this file in its place, so that pages load no zod. Results, issue codes, paths and messages are those of zod, which
 * `equivalence.test.ts` checks on every endpoint.
 *
 * A schema has the internals that zod's own functions use (`_zod.run`, `optin`, `optout`), so `z.safeDecode` of zod and
 * objects of zod accept it, and a schema of zod may be nested in one of these. There are no asynchronous checks.
 */

export * from './changes.ts'
export * from './checks.ts'
export * from './containers.ts'
export * from './unions.ts'
export * from './use.ts'
export * from './values.ts'
export * from './wrappers.ts'
