import { fleetTypes, isAvailableForFleetType } from '../contract/access.ts'
import { pathParameters, type AnyEndpoint } from '../contract/endpoint.ts'
import { errorTable, type ErrorCode } from '../contract/errors.ts'
import { paths } from '../contract/paths.ts'
import { errorTexts } from './errors.ts'
import { isKeyed } from './request.ts'
import type { OpenApiExample, OpenApiExamples, OpenApiOperation } from './types.ts'
import { referenceTo, wireSchema, type Json } from './wireSchema.ts'

/** All error codes of an endpoint: its own, and those of its kind, access and path. */
function codesOf(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: (ErrorCode | false)[] = [
    ...(endpoint.errors ?? []),
    'BadRequest',
    'TooManyRequests',
    'Server',
    endpoint.access !== 'public' && 'Unauthorized',
    endpoint.access !== 'public' && endpoint.access !== 'session' && 'Forbidden',
    fleetTypes.some((type) => !isAvailableForFleetType(endpoint.access, type)) && 'FleetTypeNotAllowed',
    endpoint.method !== 'GET' && 'TooLarge',
    pathParameters(paths[endpoint.name]).length > 0 && 'NotFound',
    endpoint.activeFleetOnly === true && 'F1001',
    ...(isKeyed(endpoint) ? (['KeyReused', 'KeyInProgress', 'KeyVoid'] as const) : []),
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}

const statusOf = (code: ErrorCode): number => errorTable[code as keyof typeof errorTable].status

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

/** The response of one status: the codes that it can have. */
function refusal(status: number, codes: readonly ErrorCode[], errors: OpenApiExamples['errors']) {
  const shown = codes.filter((code) => code in errors)
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'),
    headers: {
      ...requestId,
      ...((status === 429 || status === 409) && {
        'Retry-After': { $ref: '#/components/headers/RetryAfter' },
      }),
    },
    content: {
      'application/json': {
        schema: referenceTo('Error'),
        ...(shown.length > 0 && {
          examples: Object.fromEntries(
            shown.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
          ),
        }),
      },
    },
    'x-codes': codes,
  }
}

/** The answers of an endpoint. Refusals of the same status and codes are shared. */
export function responsesOf(
  endpoint: AnyEndpoint,
  example: OpenApiExample | undefined,
  refusals: Map<string, Json>,
  errors: OpenApiExamples['errors'],
): OpenApiOperation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(endpoint)) {
    const status = statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const references = [...byStatus].map(([status, unsorted]) => {
    const codes = unsorted.toSorted()
    const name = [status, ...codes].join('-')
    if (!refusals.has(name)) refusals.set(name, refusal(status, codes, errors))
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  const schema = wireSchema(endpoint.output)
  const hasNoAnswer = Object.keys(schema).length === 0
  const success = {
    description: hasNoAnswer
      ? 'Success. Clients do not read the body, which may be missing (204).'
      : 'Success. The body may also come as `data` of an envelope.',
    headers: requestId,
    content: {
      'application/json': {
        schema,
        ...(example?.answer !== undefined && { example: example.answer }),
      },
    },
  }
  const empty = hasNoAnswer && { 204: { description: 'Success without a body.', headers: requestId } }
  return { 200: success, ...empty, ...(Object.fromEntries(references) as Json) }
}
