import type * as z from 'zod/mini'
import type { Access, Requirement } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { PathName } from './paths.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `read` has no effect and may be repeated. `write` has an effect; a repeat does no lasting harm. `money` is a write
 * whose repeat would cost money: never repeated blindly, its outcome is looked up where the answer was lost.
 */
export type Kind = 'read' | 'write' | 'money'

type Schema = z.core.$ZodType

/** One endpoint of the API. The client calls it, the sandbox implements it, and the kit asks `access.can(endpoint)`. */
export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  /** The key of the path table; also the operation id of the OpenAPI document. */
  readonly name: PathName
  readonly method: Method
  readonly kind: Kind
  readonly access: Access
  /** One flat object: what the path names goes there, the rest into the query (GET) or the body. */
  readonly input: Input
  readonly output: Output
  /** Refused with F1001 while the fleet is deactivated. */
  readonly activeFleetOnly?: boolean
  /** The codes that this call answers with beside the transport's own. */
  readonly errors?: readonly ErrorCode[]
  /** Query values that never vary. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Path parameters that the query or body repeats, as the API has it. */
  readonly repeats?: readonly string[]
  /** `json` (default), `multipart`, or the key of the input whose value is the whole body. */
  readonly body?: 'json' | 'multipart' | { whole: string }
  /** Inputs that travel as headers: input key to header name. */
  readonly headers?: Readonly<Record<string, string>>
  /** Inputs that travel in the query though the method has a body. */
  readonly query?: readonly string[]
  /** A refusal (403) says that the person is not of the fleet any more, and nothing of the session. */
  readonly refusalKeepsSession?: boolean
  /** Answers hold secrets: not kept for replay, not cached. */
  readonly secret?: boolean
}

export type AnyEndpoint = Endpoint

/** What a program passes to a call: decoded values, integers for money. */
export type EndpointInput<R extends AnyEndpoint> = z.output<R['input']>
/** What a call resolves to: decoded values. */
export type EndpointOutput<R extends AnyEndpoint> = z.output<R['output']>

export function defineEndpoint<const R extends Endpoint>(definition: R): R {
  return definition
}

export const requires = (feature: Requirement['feature'], level: Requirement['level']): Requirement => ({
  feature,
  level,
})

/** The names between braces in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
