import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApiDocument } from '../../packages/api-client/src/openapi.ts'

/** Where the document differs from the strict rules of Redocly, with the reason. */
const rules = {
  // The paths are those of existing servers: `driver/lookup` and `driver/{driverId}` have different methods.
  'no-ambiguous-paths': 'off',
  // Objects are open: servers add properties.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
} as const

/** What the linter of Redocly finds in a document. */
export async function lintProblems(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${location[0]?.pointer ?? ''} ${message}`,
  )
}

/** What the schema of OpenAPI 3.1 finds in a document. */
export async function schemaProblems(text: string): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>)
  if (valid) return []
  return typeof errors === 'string' ? [errors] : (errors ?? []).map((error) => JSON.stringify(error))
}

const pointerTo = (...names: string[]) =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Examples of a document that do not fit their own schema. They come from the sandbox, so either may be wrong. */
export function exampleProblems(document: OpenApiDocument): { checked: number; problems: string[] } {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'document' })
  const problems: string[] = []
  let checked = 0
  const check = (subject: string, value: unknown, ...path: string[]) => {
    if (value === undefined) return
    checked += 1
    const validate = ajv.getSchema(`document#${encodeURI(pointerTo(...path))}`)
    if (!validate) problems.push(`${subject}: no schema`)
    else if (!validate(value)) problems.push(`${subject}: ${ajv.errorsText(validate.errors)}`)
  }

  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const at = ['paths', path, method]
      const { operationId, parameters, requestBody, responses } = operation
      for (const [index, parameter] of parameters.entries()) {
        if ('$ref' in parameter) continue
        const { name, example } = parameter
        check(`${operationId} ${name}`, example, ...at, 'parameters', String(index), 'schema')
      }
      for (const [type, { example }] of Object.entries(requestBody?.content ?? {})) {
        check(`${operationId} body`, example, ...at, 'requestBody', 'content', type, 'schema')
      }
      const { content } = responses[200]
      const type = 'application/json'
      const { example } = content[type] as { example?: unknown }
      if (example === undefined) problems.push(`${operationId}: no example of an answer`)
      check(`${operationId} answer`, example, ...at, 'responses', '200', 'content', type, 'schema')
    }
  }
  const { examples = {} } = document.components as { examples?: Record<string, { value: unknown }> }
  for (const [code, { value }] of Object.entries(examples))
    check(`error ${code}`, value, 'components', 'schemas', 'Error')
  return { checked, problems }
}
