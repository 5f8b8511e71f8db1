/*
 * Compares recorded calls with the OpenAPI documents of the client's version and of the server's: refused calls, calls and
 * fields that one side does not know, and fields that the client requires and the server does not send.
 */

/** @import { Exchange } from './recordingProxy.mjs' */

/** @typedef {any} Schema */

/** @param {Schema} document @param {Schema} schema @returns {Schema} */
const resolved = (document, schema) => {
  let found = schema
  while (found?.$ref) {
    found = found.$ref
      .slice(2)
      .split('/')
      .reduce((node, key) => node?.[key], document)
  }
  return found
}

/** The alternatives of a schema, without references. @param {Schema} document @param {Schema} schema @returns {Schema[]} */
function alternatives(document, schema) {
  const found = resolved(document, schema)
  const parts = found?.anyOf ?? found?.oneOf ?? found?.allOf
  return parts ? parts.flatMap((one) => alternatives(document, one)) : found ? [found] : []
}

/**
 * The fields of a value that a schema does not name, and those that it requires and the value lacks.
 *
 * @param {Schema} document
 * @param {Schema} schema
 * @param {unknown} value
 * @returns {{ unknown: string[], missing: string[] }}
 */
function fieldsOf(document, schema, value, path = '') {
  const all = alternatives(document, schema)
  const merge = (/** @type {{ unknown: string[], missing: string[] }[]} */ parts) => ({
    unknown: [...new Set(parts.flatMap(({ unknown }) => unknown))],
    missing: [...new Set(parts.flatMap(({ missing }) => missing))],
  })
  if (Array.isArray(value)) {
    const items = all.find((one) => one.items)?.items
    return merge(items ? value.map((item) => fieldsOf(document, items, item, `${path}[]`)) : [])
  }
  if (typeof value !== 'object' || value === null) return { unknown: [], missing: [] }
  const objects = all.filter((one) => one.properties)
  if (objects.length === 0) return { unknown: [], missing: [] }
  const properties = Object.assign({}, ...objects.map((one) => one.properties))
  const required = objects.length === 1 ? (objects[0].required ?? []) : []
  const at = (/** @type {string} */ name) => (path ? `${path}.${name}` : name)
  return merge([
    {
      unknown: Object.keys(value)
        .filter((name) => !(name in properties))
        .map(at),
      missing: required.filter((/** @type {string} */ name) => !(name in value)).map(at),
    },
    ...Object.entries(value)
      .filter(([name]) => name in properties)
      .map(([name, inner]) => fieldsOf(document, properties[name], inner, at(name))),
  ])
}

/** The operation of a call. @param {Schema} document @param {Exchange} exchange */
function operationOf(document, { method, path }) {
  const [pathname = ''] = path.split('?')
  const found = Object.entries(document.paths)
    .filter(([template, operations]) => {
      const pattern = template
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\{[^}]+\}/g, '[^/]+')
      return method.toLowerCase() in operations && new RegExp(`^${pattern}$`).test(pathname)
    })
    // `/driver/count` is not `/driver/{id}`.
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)[0]
  return found?.[1][method.toLowerCase()]
}

const bodyOf = (/** @type {Schema} */ content) => content?.content?.['application/json']?.schema

/**
 * @typedef {object} Finding
 * @property {'refused call' | 'unknown call' | 'unknown field of a request' | 'unknown field of an answer' | 'missing field of an answer'} kind
 * @property {string} call
 * @property {string} detail
 * @property {boolean} breaks whether the pair does not work, or only differs
 */

/**
 * @param {readonly Exchange[]} exchanges
 * @param {{ client: Schema, server: Schema }} documents the OpenAPI documents
 * @returns {Finding[]}
 */
export function findingsOf(exchanges, { client, server }) {
  /** @type {Map<string, Finding>} */
  const found = new Map()
  const add = (/** @type {Finding} */ finding) => found.set(JSON.stringify(finding), finding)
  for (const exchange of exchanges) {
    const known = operationOf(client, exchange)
    const handled = operationOf(server, exchange)
    const call =
      known?.operationId ?? handled?.operationId ?? `${exchange.method} ${exchange.path.split('?')[0]}`
    const strangers = [...(known ? [] : ['client']), ...(handled ? [] : ['server'])]
    for (const side of strangers) {
      add({
        kind: 'unknown call',
        call,
        detail: `not in the document of the ${side}`,
        breaks: side === 'server',
      })
    }
    if (exchange.status >= 400) {
      const code = /** @type {any} */ (exchange.answer)?.errorCode ?? ''
      add({ kind: 'refused call', call, detail: `${exchange.status} ${code}`.trim(), breaks: true })
      continue
    }
    const input = fieldsOf(server, bodyOf(handled?.requestBody), exchange.request)
    for (const detail of input.unknown)
      add({ kind: 'unknown field of a request', call, detail, breaks: true })
    const output = fieldsOf(client, bodyOf(known?.responses?.['200']), exchange.answer)
    for (const detail of output.unknown)
      add({ kind: 'unknown field of an answer', call, detail, breaks: false })
    for (const detail of output.missing)
      add({ kind: 'missing field of an answer', call, detail, breaks: true })
  }
  return [...found.values()]
}

/** @returns {string[]} the planted findings that are not found, and findings where there are none */
export function missedPlants() {
  const schemas = {
    Driver: { type: 'object', properties: { id: { type: 'string' }, name: {} }, required: ['id', 'name'] },
  }
  const json = (/** @type {Schema} */ schema) => ({ content: { 'application/json': { schema } } })
  const list = {
    type: 'object',
    properties: { drivers: { type: 'array', items: { $ref: '#/components/schemas/Driver' } } },
  }
  const document = {
    components: { schemas },
    paths: {
      '/driver': {
        get: { operationId: 'list', responses: { 200: json(list) } },
        post: {
          operationId: 'create',
          requestBody: json({ $ref: '#/components/schemas/Driver' }),
          responses: {},
        },
      },
      '/driver/{id}': {
        get: { operationId: 'read', responses: { 200: json({ anyOf: [schemas.Driver, { type: 'null' }] }) } },
      },
    },
  }
  const documents = { client: document, server: document }
  const ok = {
    method: 'GET',
    path: '/driver?page=1',
    status: 200,
    request: undefined,
    answer: { drivers: [{ id: '1', name: 'Ana' }] },
  }
  /** @type {[Partial<Exchange>, string][]} */
  const plants = [
    [{}, ''],
    [
      { answer: { drivers: [{ id: '1', name: 'Ana', age: 9 }] } },
      'unknown field of an answer list drivers[].age',
    ],
    [{ answer: { drivers: [{ id: '1' }] } }, 'missing field of an answer list drivers[].name'],
    [{ path: '/driver/1', answer: { id: '1' } }, 'missing field of an answer read name'],
    [
      { method: 'POST', path: '/driver', request: { id: '1', nick: 'A' } },
      'unknown field of a request create nick',
    ],
    [{ status: 400, answer: { errorCode: 'BadRequest' } }, 'refused call list 400 BadRequest'],
    [
      { path: '/cars' },
      'unknown call GET /cars not in the document of the client; unknown call GET /cars not in the document of the server',
    ],
  ]
  return plants.flatMap(([plant, expected]) => {
    const found = findingsOf([{ ...ok, ...plant }], documents)
    const text = found.map(({ kind, call, detail }) => `${kind} ${call} ${detail}`).join('; ')
    return text === expected ? [] : [`expected "${expected}", found "${text}"`]
  })
}
