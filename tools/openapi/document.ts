import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import {
  openApiDocument,
  type OpenApiDocument,
  type OpenApiExamples,
} from '../../packages/api-client/src/openapi.ts'
import { root } from '../run.mjs'

/** The file of the document. */
export const documentFile = join(root, 'docs', 'openapi.json')

/** Calls the sandbox in a process with a fixed clock and fixed random numbers. */
async function recordExamples(): Promise<OpenApiExamples> {
  const program = join(root, 'tools', 'openapi', 'recordExamples.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=fleet-source', program], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as OpenApiExamples
}

/** The document with its examples, and its text as it is written to the file. */
export async function createDocument(): Promise<{ document: OpenApiDocument; text: string }> {
  const manifest = join(root, 'packages', 'api-client', 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const document = openApiDocument({ version, examples: await recordExamples() })
  const options = await resolveConfig(documentFile)
  const text = await format(JSON.stringify(document), { ...options, parser: 'json' })
  return { document: JSON.parse(text) as OpenApiDocument, text }
}
