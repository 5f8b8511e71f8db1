/*
 * Checks the snippets of documents: each fence of code compiles by itself, and a fence with the mark `run` runs against a
 * sandbox. Elements in HTML and Vue must exist with their attributes, properties and events, commands with their packages and
 * scripts. First the check checks itself on snippets with a mistake.
 *
 *   ```ts                 compiles, with the declarations of the document's prelude
 *   ```ts run             is run too, with FLEET_API_URL, FLEET_EMAIL, FLEET_PASSWORD and FLEET_ID in its environment
 *   ```ts ignore-check    is a fragment that cannot compile
 *   ```js from <file>     is a part of this file
 *   ```html               has known elements, and scripts of type module that compile
 *
 * The documents and their preludes are listed in tools/snippets/documents.mjs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { compileSnippets, runSnippet } from './snippets/compile.mjs'
import { documents } from './snippets/documents.mjs'
import { isCode, scriptsIn, snippetsIn } from './snippets/extract.mjs'
import { textProblems } from './snippets/markup.mjs'

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

${tick}html
<fleet-portal api-url="/api" api-key="1"><fleet-pilot fleet-id="flt_1"></fleet-pilot></fleet-portal>
<script type="module">
  document.querySelector('fleet-drivers').pageSize = 'ten'
</script>
${tick}

${tick}vue
<fleet-drivers :fleet-id="one" :defaultFilter.prop="two" @fleet-event="three" @fleet:driver.create="four" />
${tick}

${tick}sh
npm install fleet-kit
npm run no-such-script
${tick}

${tick}js from package.json
neverWrittenHere()
${tick}
`
/** The planted mistakes, by their line. */
const expected = [
  /^control\.md:10:34: error TS2561/,
  /^control\.md:22: <fleet-portal> has no api-key$/,
  /^control\.md:22: <fleet-pilot> is no element/,
  /^control\.md:24:\d+: error TS2322/,
  /^control\.md:29: <fleet-drivers> has no :defaultFilter\.prop$/,
  /^control\.md:29: <fleet-drivers> has no @fleet:driver\.create$/,
  /^control\.md:33: no page installs fleet-kit$/,
  /^control\.md:34: there is no script no-such-script$/,
  /^control\.md:38: package\.json has other code$/,
]

/** The problems of a document's snippets, apart from those that show when a snippet runs. */
async function problemsOf(document, snippets) {
  const code = [...snippets.filter((one) => isCode(one) && !one.source), ...snippets.flatMap(scriptsIn)]
  return [
    ...(await compileSnippets(document, code)),
    ...snippets.flatMap(textProblems).map(({ line, text }) => `${document.file}:${line}: ${text}`),
  ]
}

/** Whether the check finds the mistakes that are planted for it, and nothing else. */
async function findsPlanted() {
  const first = documents.find(({ file }) => file === 'docs/quick-starts.md')
  if (!first) return false
  const control = { ...first, file: 'control.md' }
  const snippets = snippetsIn(planted).filter(({ mode }) => mode !== 'ignore')
  const problems = await problemsOf(control, snippets)
  const failing = snippets.find(({ mode }) => mode === 'run')
  const { problem = '' } = failing ? await runSnippet(control, failing, {}) : {}
  return (
    problem.includes('planted') &&
    problems.length === expected.length &&
    expected.every((pattern) => problems.some((one) => pattern.test(one)))
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
  const found = await problemsOf(document, checked)
  if (snippets.length === 0) found.push(`${document.file} has no snippet.`)
  for (const snippet of found.length === 0 ? runnable : []) {
    sandbox ??= await startSandbox()
    const { problem, output } = await runSnippet(document, snippet, sandbox.env)
    if (problem) found.push(problem)
    else if (output.trim() === '') found.push(`${document.file}:${snippet.line}: the snippet prints nothing.`)
  }
  problems.push(...found)
  console.log(
    `${found.length === 0 ? 'ok    ' : 'FAILED'}  ${document.file}: ${checked.length} checked, ${runnable.length} run, ` +
      `${snippets.length - checked.length} fragments`,
  )
}
await sandbox?.stop()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
