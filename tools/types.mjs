/* Checks the types of every project of the workspace: each folder with a tsconfig.json. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, root, run } from './run.mjs'

const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(group, name)),
)
const projects = [...folders, 'e2e', 'bench', 'tools', 'tools/openapi', 'tools/backend'].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
)

async function check(project) {
  const state = join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const incremental = ['--incremental', '--tsBuildInfoFile', state]
  const { code, output } = await run(['tsc', '-p', project, '--pretty', 'false', ...incremental])
  console.log(code === 0 ? `ok      ${project}` : `FAILED  ${project}\n${output.trimEnd()}`)
  return code === 0
}

const results = await atMost(
  2,
  projects.map((project) => () => check(project)),
)
if (results.length === 0) console.error('No project found.')
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1
