import { fleetTypes, isAvailableForFleetType, roleAllows, roles, type Access } from '../contract/access.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { endpointFieldTexts } from './fields.ts'
import { operationTexts } from './operations.ts'
import { parametersOf, requestBodyOf } from './request.ts'
import { responsesOf } from './responses.ts'
import type { OpenApiExamples, OpenApiOperation } from './types.ts'
import { addFieldTexts, wireSchema, type Json } from './wireSchema.ts'

/** Who may make a call, in words. */
function accessText({ access, activeFleetOnly }: AnyEndpoint): string {
  if (access === 'public') return 'Needs no token.'
  if (access === 'session') return 'Every signed-in user may call it; if it names a fleet, its members only.'
  const requirements = requirementsOf(access).map(({ feature, level }) => `\`${feature}\` ${level}`)
  const allowed = roles.filter((role) => roleAllows(access, role)).map((role) => `\`${role}\``)
  const without = fleetTypes.filter((type) => !isAvailableForFleetType(access, type))
  return [
    `Requires ${requirements.join(' or ')}: ${allowed.join(', ')}.`,
    without.length > 0 && `Not for fleets of type ${without.map((type) => `\`${type}\``).join(', ')}.`,
    activeFleetOnly && 'The fleet must be active.',
  ]
    .filter(Boolean)
    .join(' ')
}

const requirementsOf = (access: Exclude<Access, string>) => ('anyOf' in access ? access.anyOf : [access])

/** The operation of an endpoint. */
export function operationOf(
  endpoint: AnyEndpoint,
  { operations, errors }: OpenApiExamples,
  refusals: Map<string, Json>,
): OpenApiOperation {
  const { tag, summary, description } = operationTexts[endpoint.name]
  const example = operations[endpoint.name]
  const input = wireSchema(endpoint.input)
  const own = endpointFieldTexts[endpoint.name]
  if (input.properties && own) {
    for (const name of Object.keys(own)) delete input.properties[name]?.['description']
    addFieldTexts(input.properties, own)
  }
  const requestBody = requestBodyOf(endpoint, input, example)
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary,
    description: [description, accessText(endpoint)].filter(Boolean).join('\n\n'),
    parameters: parametersOf(endpoint, input, example),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint, example, refusals, errors),
    security: endpoint.access === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    'x-kind': endpoint.kind,
    'x-access': endpoint.access,
    ...(endpoint.activeFleetOnly && { 'x-active-fleet-only': true as const }),
  }
}
