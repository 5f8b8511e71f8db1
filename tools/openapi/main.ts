/*
 * Writes docs/openapi.json from the contract, with examples from the sandbox.
 *
 *   npm run openapi              writes the file
 *   npm test -- openapi          the file is up to date, valid, and true: see tools/openapi/check.ts
 */
import { writeFileSync } from 'node:fs'
import { checkDocument } from './check.ts'
import { createDocument, documentFile } from './document.ts'

if (process.argv.includes('--check')) {
  const problems = await checkDocument()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  const { document, text } = await createDocument()
  writeFileSync(documentFile, text)
  console.log(
    `docs/openapi.json: ${Object.keys(document.paths).length} paths, ${text.split('\n').length} lines`,
  )
}
