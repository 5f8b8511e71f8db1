import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '../../packages/api-client/src/openapi.ts'
import { checkGeneratedClient } from './generatedClient.ts'
import { createDocument, documentFile } from './document.ts'
import { exampleProblems, lintProblems, schemaProblems } from './validate.ts'

/** A copy of the document with one mistake, to see that the checks find it. */
function broken(text: string, change: (document: OpenApiDocument) => void): OpenApiDocument {
  const document = JSON.parse(text) as OpenApiDocument
  change(document)
  return document
}

/** The checks that do not find the mistake that is planted for them. */
async function blindChecks(text: string): Promise<string[]> {
  const wrongAnswer = broken(text, ({ paths }) => {
    const content = paths['/wallet/fleet/{fleetId}']?.['get']?.responses[200].content as {
      'application/json': { example?: unknown }
    }
    content['application/json'].example = { walletBalance: 'much' }
  })
  const noTarget = broken(
    text,
    ({ components }) => void delete (components['schemas'] as { Driver?: unknown }).Driver,
  )
  const noResponses = broken(text, ({ paths }) => {
    const operation: { responses?: unknown } | undefined = paths['/driver']?.['get']
    if (operation) operation.responses = []
  })
  const found = {
    examples: exampleProblems(wrongAnswer).problems,
    linter: await lintProblems(JSON.stringify(noTarget)),
    schema: await schemaProblems(JSON.stringify(noResponses)),
  }
  return Object.entries(found)
    .filter(([, problems]) => problems.length === 0)
    .map(([name]) => `The control failed: the check of the ${name} does not find its planted mistake.`)
}

/**
 * Checks docs/openapi.json: it is what `npm run openapi` writes, two validators find nothing, every example fits its
 * schema, and a client generated from it works on the sandbox.
 */
export async function checkDocument(): Promise<string[]> {
  const written = readFileSync(documentFile, 'utf8')
  const { text } = await createDocument()
  const document = JSON.parse(written) as OpenApiDocument
  const isStale = text !== written
  const lint = await lintProblems(written)
  const schema = await schemaProblems(written)
  const examples = exampleProblems(document)
  const client = await checkGeneratedClient()
  console.log(
    `docs/openapi.json: ${isStale ? 'stale' : 'up to date'}, ${lint.length} problems of Redocly, ` +
      `${schema.length} of the OpenAPI schema, ${examples.problems.length} of ${examples.checked} examples; ${client.summary}`,
  )
  return [
    ...(isStale ? ['docs/openapi.json is stale. `npm run openapi` writes it.'] : []),
    ...lint,
    ...schema,
    ...examples.problems,
    ...client.problems,
    ...(await blindChecks(written)),
  ]
}
