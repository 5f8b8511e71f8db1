/*
 * Checks the TypeScript snippets of documents: each fence compiles by itself, and a fence with the mark `run` runs against
 * a sandbox. First the check checks itself on snippets with a mistake.
 *
 *   ```ts                 compiles, with the declarations of the document's prelude
 *   ```ts run             is run too, with FLEET_API_URL, FLEET_EMAIL, FLEET_PASSWORD and FLEET_ID in its environment
 *   ```ts ignore-check    is a fragment that cannot compile
 *
 * The documents and their preludes are listed in tools/snippets/documents.mjs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { compileSnippets, runSnippet } from './snippets/compile.mjs'
import { documents } from './snippets/documents.mjs'
import { snippetsIn } from './snippets/extract.mjs'

const tick = '```'
const planted = `
${tick}ts
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
const { drivers } = await client.call(listDrivers, { fleetId })
show(drivers.map(({ firstName }) => firstName).join())
${tick}

${tick}ts
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
await client.call(listDrivers, { fleet: 'misspelt' })
${tick}

${tick}ts run
throw new Error('planted')
${tick}

${tick}ts ignore-check
const { broken
${tick}
`

/** Whether the check finds the mistakes that are planted for it, and nothing else. */
async function findsPlanted() {
  const [first] = documents
  if (!first) return false
  const control = { ...first, file: 'control.md' }
  const snippets = snippetsIn(planted).filter(({ mode }) => mode !== 'ignore')
  const problems = await compileSnippets(control, snippets)
  const failing = snippets.find(({ mode }) => mode === 'run')
  const { problem = '' } = failing ? await runSnippet(control, failing, {}) : {}
  return (
    snippets.length === 3 &&
    problems.length === 1 &&
    problems[0]?.startsWith('control.md:10:34: error TS2561') &&
    problem.includes('planted')
  )
}

/** Starts a sandbox for the snippets that run. */
async function startSandbox() {
  const sandbox = new URL('../apps/sandbox/src/', import.meta.url)
  const { testServer } = await import(new URL('testing/testServer.ts', sandbox).href)
  const { demoPassword } = await import(new URL('domain/fleetSetup.ts', sandbox).href)
  const { url, email, fleet, stop } = await testServer()
  const env = {
    FLEET_API_URL: new URL('api', url).href,
    FLEET_EMAIL: email,
    FLEET_PASSWORD: demoPassword,
    FLEET_ID: fleet.fleetId,
  }
  return { env, stop }
}

const problems = (await findsPlanted()) ? [] : ['The control failed: a planted mistake was not found.']
/** @type {Awaited<ReturnType<typeof startSandbox>> | undefined} */
let sandbox
for (const document of documents) {
  const snippets = snippetsIn(readFileSync(join(root, document.file), 'utf8'))
  const checked = snippets.filter(({ mode }) => mode !== 'ignore')
  const runnable = snippets.filter(({ mode }) => mode === 'run')
  const found = await compileSnippets(document, checked)
  if (snippets.length === 0) found.push(`${document.file} has no snippet.`)
  for (const snippet of found.length === 0 ? runnable : []) {
    sandbox ??= await startSandbox()
    const { problem, output } = await runSnippet(document, snippet, sandbox.env)
    if (problem) found.push(problem)
    else if (output.trim() === '') found.push(`${document.file}:${snippet.line}: the snippet prints nothing.`)
  }
  problems.push(...found)
  console.log(
    `${found.length === 0 ? 'ok    ' : 'FAILED'}  ${document.file}: ${checked.length} compiled, ${runnable.length} run, ` +
      `${snippets.length - checked.length} fragments`,
  )
}
await sandbox?.stop()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
