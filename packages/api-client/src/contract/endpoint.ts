import type * as z from 'zod/mini'
import type { Access, Requirement } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { PathName } from './paths.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `read` has no effect and may be repeated. `write` has an effect; repeating it does no lasting harm. `money` is a write
 * whose repetition would cost money: it is never sent again automatically, and its outcome is looked up if its answer is
 * lost.
 */
export type Kind = 'read' | 'write' | 'money'

type Schema = z.core.$ZodType

/** One endpoint of the API. The client calls it, the sandbox implements it, and the kit asks `access.can(endpoint)`. */
export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  /** The key in the path table, and the operation id in the OpenAPI document. */
  readonly name: PathName
  readonly method: Method
  readonly kind: Kind
  readonly access: Access
  /** One flat object. Path parameters go into the path, the rest into the query (GET) or the body. */
  readonly input: Input
  readonly output: Output
  /** The server refuses it with F1001 while the fleet is deactivated. */
  readonly activeFleetOnly?: boolean
  /** The error codes of this endpoint, besides those of the transport. */
  readonly errors?: readonly ErrorCode[]
  /** Constant query values. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Path parameters that the query or body repeats. */
  readonly repeats?: readonly string[]
  /** `json` (default), `multipart`, or the input whose value is the whole body. */
  readonly body?: 'json' | 'multipart' | { whole: string }
  /** Inputs that are sent as headers: input key to header name. */
  readonly headers?: Readonly<Record<string, string>>
  /** Inputs that are sent in the query although the method has a body. */
  readonly query?: readonly string[]
  /** A refusal (403) means that the user is no longer a member of the fleet. It does not end the session. */
  readonly refusalKeepsSession?: boolean
  /** Answers contain secrets. They are neither stored for replay nor cached. */
  readonly secret?: boolean
}

export type AnyEndpoint = Endpoint

/** The input of a call: decoded values, integers for amounts. */
export type EndpointInput<R extends AnyEndpoint> = z.output<R['input']>
/** The answer of a call: decoded values. */
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
