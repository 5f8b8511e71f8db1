import type * as z from 'zod/mini'
import type { Access, Requirement } from './access.ts'
import type { ErrorCode } from './errors.ts'
import { paths, type PathName } from './paths.ts'
import type { ReportType } from './reports.ts'

/** The HTTP method of an endpoint. @since 0.1.0 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `read` has no effect and may be repeated. `write` has an effect; repeating it does no lasting harm. `money` is a write
 * whose repetition would cost money: it is never sent again automatically, and its outcome is looked up if its answer is
 * lost.
 *
 * @since 0.1.0
 */
export type Kind = 'read' | 'write' | 'money'

/** A zod schema. @since 0.1.0 */
export type Schema = z.core.$ZodType

/** What is wrong with one field of an input. @since 0.1.0 */
export interface FieldIssue {
  /** The field. Fields of a list's items have an index: `codes.2.literVolume`. */
  readonly path: string
  /** A code of the field rules, such as `required`. */
  readonly code: string
}

/** Where the items of a list are in its answer. @since 0.1.0 */
export interface ListShape {
  /** The key of the items in the answer. Of several keys, the first that the answer has. */
  readonly items: string | readonly string[]
  /** The key of an item's id. Several keys together identify an item that has no id. */
  readonly id: string | readonly string[]
}

/**
 * One endpoint of the API. The client calls it, the sandbox implements it, and the kit checks `access.can(endpoint)`.
 *
 * @since 0.1.0
 */
export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  /** The key in the path table, and the operation id in the OpenAPI document. */
  readonly name: PathName
  /** The path below the base URL, with parameters in braces. `defineEndpoint` adds it. */
  readonly path?: string
  /** The HTTP method. */
  readonly method: Method
  /** What a repeated call may do. */
  readonly kind: Kind
  /** Who may make the call. */
  readonly access: Access
  /** One flat object. Path parameters go into the path, the rest into the query (GET) or the body. */
  readonly input: Input
  /** The schema of the answer. */
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
  /**
   * Where a list's answer has its items. The answer also has `count`, the number of items on all pages, and `countIsMinimum` if there
   * are more than the server has counted.
   */
  readonly list?: ListShape
  /**
   * The business rules that an input alone can break. The server refuses it with these issues, and forms show them before
   * they send. `today` is the day in Manila: `2026-11-20`.
   */
  readonly check?: (input: never, today: string) => readonly FieldIssue[]
  /** How the list is exported: the report type, and filters that the report calls by another name. */
  readonly report?: { readonly type: ReportType; readonly filterNames?: Readonly<Record<string, string>> }
  /** Answers contain secrets. They are neither stored for replay nor cached. */
  readonly secret?: boolean
}

/** Any endpoint of the contract. @since 0.1.0 */
export type AnyEndpoint = Endpoint

/** The input of a call: decoded values, integers for amounts. @since 0.1.0 */
export type EndpointInput<R extends AnyEndpoint> = z.output<R['input']>
/** The answer of a call: decoded values. @since 0.1.0 */
export type EndpointOutput<R extends AnyEndpoint> = z.output<R['output']>

/** The numbers of items per page that the portal offers. @since 0.1.0 */
export const pageSizes = [10, 20, 30, 40, 50] as const

/** An endpoint whose answer is a page of a list. @since 0.1.0 */
export type ListEndpoint = AnyEndpoint & { readonly list: ListShape }

/** The member of an array type, or the type itself. @since 0.1.0 */
export type OneOf<T> = T extends readonly (infer Name)[] ? Name : T
/** The value of an answer under a key. @since 0.1.0 */
export type ItemsUnder<Answer, Name> = Name extends keyof Answer ? NonNullable<Answer[Name]> : never

/** One item of a list. @since 0.1.0 */
export type ListItem<R extends ListEndpoint> =
  ItemsUnder<EndpointOutput<R>, OneOf<R['list']['items']>> extends readonly (infer Item)[] ? Item : never

/** The keys that a schema names. Loose objects accept any others. @since 0.1.0 */
export type NamedKey<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: true }

/** Makes a list shape whose keys are not in the endpoint's output a compile error. @since 0.1.0 */
export type CheckedList<R> = R extends ListEndpoint
  ? OneOf<R['list']['items']> extends NamedKey<EndpointOutput<R>>
    ? OneOf<R['list']['id']> extends NamedKey<ListItem<R>>
      ? unknown
      : { list: { id: NamedKey<ListItem<R>> } }
    : { list: { items: NamedKey<EndpointOutput<R>> } }
  : unknown

/** Makes a business check of another input a compile error. @since 0.1.0 */
export type CheckedRules<R> = R extends {
  check: (input: infer Input, today: string) => unknown
  input: Schema
}
  ? EndpointInput<R & AnyEndpoint> extends Input
    ? unknown
    : { check: (input: EndpointInput<R & AnyEndpoint>, today: string) => readonly FieldIssue[] }
  : unknown

/**
 * Defines an endpoint, and adds its path. `list` and `check` are checked against its input and output when it is compiled.
 *
 * @since 0.1.0
 */
export function defineEndpoint<const R extends Endpoint>(
  definition: R & CheckedList<R> & CheckedRules<R>,
): R {
  return { path: paths[definition.name], ...definition }
}

const keysOf = (keys: string | readonly string[]): readonly string[] =>
  typeof keys === 'string' ? [keys] : keys

/**
 * The items of a list's answer, and their number on all pages. If `countIsMinimum` is true, there are `count` items or more.
 *
 * @since 0.1.0
 */
export function readList<R extends ListEndpoint>(
  { list }: R,
  answer: EndpointOutput<R>,
): { items: readonly ListItem<R>[]; count: number; countIsMinimum: boolean } {
  const {
    count,
    countIsMinimum = false,
    ...rest
  } = answer as { readonly [name: string]: unknown; count: number; countIsMinimum?: boolean }
  const name = keysOf(list.items).find((key) => rest[key])
  const items = (name === undefined ? [] : rest[name]) as readonly ListItem<R>[]
  return { items, count, countIsMinimum }
}

/** The id of a list's item. Unique in its list. @since 0.1.0 */
export const itemIdOf = <R extends ListEndpoint>({ list }: R, item: ListItem<R>): string =>
  keysOf(list.id)
    .map((name) => String((item as { readonly [name: string]: unknown })[name]))
    .join(' ')

/** Requires a level on a feature: `requires('DRIVER', 'view')`. @since 0.1.0 */
export const requires = (feature: Requirement['feature'], level: Requirement['level']): Requirement => ({
  feature,
  level,
})

/** The names between braces in a path. @since 0.1.0 */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
