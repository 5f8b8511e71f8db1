/* Writes docs/openapi.json from the contract. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../packages/api-client/src/openapi.ts'

const docs = new URL('../docs/', import.meta.url)
const manifest = new URL('../packages/api-client/package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

const document = openApiDocument({ version })
mkdirSync(docs, { recursive: true })
writeFileSync(new URL('openapi.json', docs), `${JSON.stringify(document, null, 2)}\n`)
console.log(`docs/openapi.json: ${Object.keys(document.paths).length} paths`)
