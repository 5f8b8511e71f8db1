/*
 * Checks the imports of the whole workspace against .dependency-cruiser.cjs. Then it checks the rules themselves: a
 * small workspace breaks each rule once, and the check fails if a rule does not find its violation.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { root } from './run.mjs'

const kit = 'packages/fleet-portal-kit/src'
const client = 'packages/api-client/src'

/** The violation of each rule: a file, and what it imports. A target with a path of the workspace is created. */
/** @type {Record<string, [from: string, to: string]>} */
const violations = {
  'no-unresolvable': [`${kit}/provider/broken.ts`, './missing.ts'],
  'no-cycles': [`${kit}/provider/first.ts`, `${kit}/provider/second.ts`],
  'contract-before-client': [`${client}/contract/drivers.ts`, `${client}/client/apiClient.ts`],
  'client-needs-zod-only': [`${client}/client/hook.ts`, 'react'],
  'openapi-texts-stay-out': [`${client}/client/explain.ts`, `${client}/openapi/errors.ts`],
  'format-is-plain': [`${kit}/format/days.ts`, `${kit}/provider/messages.ts`],
  'locales-before-provider': [`${kit}/locales/en/drivers.ts`, `${kit}/provider/clock.ts`],
  'provider-is-the-base': [`${kit}/provider/portal.ts`, `${kit}/foundation/ui/Button.ts`],
  'foundation-knows-no-fleet': [`${kit}/foundation/list/Table.ts`, `${client}/contract/fleets.ts`],
  'fleet-before-pieces': [`${kit}/fleet/access/useAccess.ts`, `${kit}/pieces/cells/Name.ts`],
  'headless-draws-nothing': [`${kit}/headless/lists.ts`, `${kit}/areas/drivers/FleetDrivers.tsx`],
  'pieces-before-areas': [`${kit}/pieces/cells/Driver.ts`, `${kit}/areas/drivers/columns.ts`],
  'areas-are-peers': [`${kit}/areas/vehicles/Vehicles.ts`, `${kit}/areas/drivers/Drivers.ts`],
  'entries-are-for-outside': [`${kit}/areas/groups/Groups.ts`, `${kit}/index.ts`],
  'kit-without-router': [`${kit}/areas/users/Users.ts`, 'react-router'],
  'kit-ships-no-sandbox': [`${kit}/areas/inbox/Inbox.ts`, 'apps/sandbox/src/browser.ts'],
  'sandbox-knows-the-contract': ['apps/sandbox/src/server.ts', `${client}/client/retry.ts`],
  'packages-before-apps': [`${client}/openapi.ts`, 'apps/host/src/main.ts'],
}

/** @param {string[]} folders @returns the modules and their violations */
async function cruiseHere(folders, options) {
  const { output } = await cruise(folders, options)
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** The import specifier from one file of the workspace to another. */
function specifierOf(from, to) {
  if (!to.includes('/src/')) return to
  return `${'../'.repeat(dirname(from).split('/').length)}${to}`
}

/** @returns {Promise<string[]>} the rules that do not find their violation, or have none */
async function rulesThatMiss(rules, options) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const workspace = mkdtempSync(join(root, '.cache', 'import-rules-'))
  const write = (path, text) => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    if (text || !existsSync(join(workspace, path))) writeFileSync(join(workspace, path), text)
  }
  try {
    for (const [from, to] of Object.values(violations)) {
      write(from, `import '${specifierOf(from, to)}'\n`)
      if (to.includes('/src/')) write(to, '')
    }
    const [first, second] = violations['no-cycles'] ?? ['', '']
    write(second, `import '${specifierOf(second, first)}'\n`)
    process.chdir(workspace)
    const { tsConfig: _tsConfig, ...plain } = options
    const { summary } = await cruiseHere(['packages', 'apps'], plain)
    const isFound = (name) =>
      summary.violations.some(({ rule, from }) => rule.name === name && from === violations[name]?.[0])
    return rules.filter((name) => !isFound(name))
  } finally {
    process.chdir(root)
    rmSync(workspace, { recursive: true, force: true })
  }
}

process.chdir(root)
const options = await extractOptions('./.dependency-cruiser.cjs')
const folders = ['packages', 'apps', 'e2e', 'bench', 'tools'].filter((name) => existsSync(join(root, name)))
const { summary, modules } = await cruiseHere(folders, options)
for (const { rule, from, to } of summary.violations)
  console.error(`${rule.severity} ${rule.name}: ${from} -> ${to}`)

// Without the optional TypeScript API, dependency-cruiser finds no module and no violation.
const sources = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'))
const rules = (options.ruleSet?.forbidden ?? []).map(({ name = '' }) => name)
const missed = await rulesThatMiss(rules, options)
for (const name of missed) console.error(`${name} does not find the violation that is planted for it.`)

console.log(
  `${sources.length} modules, ${summary.totalCruised} with libraries, ${summary.violations.length} violations; ` +
    `${rules.length - missed.length} of ${rules.length} rules find their planted violation`,
)
if (sources.length === 0) console.error('No module was read: nothing was checked.')
process.exitCode = sources.length > 0 && summary.violations.length === 0 && missed.length === 0 ? 0 : 1
