/*
 * Checks that the packages can be published: their names are free or ours, the version is new, the manifests name the
 * repository that is published from, no changeset is left, and the packs pass the `packages` check. Asks the registry, so it
 * is not part of `npm test`.
 *
 *   npm run check:release                        everything
 *   npm run check:release -- --ask some-name     only whether a name is free or ours
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readChangesets } from '@changesets/read'
import { missedReleasePlants } from './release/control.mjs'
import { manifestProblems, nameProblems, stateProblems } from './release/rules.mjs'
import { root, run } from './run.mjs'

const { values } = parseArgs({ options: { ask: { type: 'string', multiple: true, default: [] } } })

const manifests = ['packages/api-client', 'packages/fleet-portal-kit'].map((folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
)

/**
 * What the registry has under a name. Resolves to undefined if the name is free, and rejects if the registry cannot be asked.
 *
 * @returns {Promise<import('./release/rules.mjs').Published | undefined>}
 */
const published = (name) =>
  new Promise((resolve, reject) => {
    const view = ['view', name, 'name', 'repository', 'maintainers', 'versions', '--json', '--prefer-online']
    execFile('npm', view, { cwd: root }, (_, stdout, stderr) => {
      const answer = stdout.trim() ? JSON.parse(stdout) : { error: { summary: stderr } }
      if (answer.error?.code === 'E404') resolve(undefined)
      else if (answer.error)
        reject(new Error(`The registry cannot be asked for ${name}: ${answer.error.summary}`))
      else resolve(answer)
    })
  })

async function askFor(manifest) {
  const answer = await published(manifest.name)
  const problems = nameProblems(manifest, answer)
  console.log(`registry ${manifest.name}: ${problems.length > 0 ? 'REFUSED' : answer ? 'ours' : 'free'}`)
  return problems
}

/** The URL of the remote that is published from: `origin`, or the only one. */
async function remoteUrl() {
  const { output } = await run(['git', 'remote'])
  const remotes = output.split('\n').filter(Boolean)
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0]
  if (!remote) {
    console.log('remote   none: `repository` of the manifests is not compared')
    return undefined
  }
  return (await run(['git', 'remote', 'get-url', remote])).output.trim()
}

async function problemsOfRelease() {
  const remote = await remoteUrl()
  const { output } = await run(['git', 'status', '--porcelain'])
  const state = {
    changesets: await readChangesets(root),
    changedFiles: output.split('\n').filter(Boolean),
    versions: manifests.map(({ version }) => version),
  }
  const problems = [
    ...stateProblems(state),
    ...manifests.flatMap((manifest) => manifestProblems(manifest, remote)),
  ]
  for (const manifest of manifests) problems.push(...(await askFor(manifest)))
  const { code } = await run([process.execPath, 'tools/packages.mjs'], { stream: true })
  return code === 0 ? problems : [...problems, 'The packs are not as they should be.']
}

const missed = missedReleasePlants()
if (missed.length > 0) throw new Error(`The control of the release failed: ${missed.join(', ')}`)

const asked = values.ask.map((name) => ({ ...manifests[0], name }))
const answers = await Promise.all(asked.map(askFor))
const problems = asked.length > 0 ? answers.flat() : await problemsOfRelease()
for (const problem of problems) console.error(problem)
console.log(
  problems.length > 0 ? 'Not ready to be published.' : asked.length > 0 ? '' : 'Ready to be published.',
)
process.exitCode = problems.length > 0 ? 1 : 0
