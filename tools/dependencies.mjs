/* Checks the imports of the whole workspace against .dependency-cruiser.cjs. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { root } from './run.mjs'

process.chdir(root)
const options = await extractOptions('./.dependency-cruiser.cjs')
const folders = ['packages', 'apps', 'e2e', 'bench', 'tools'].filter((name) => existsSync(join(root, name)))
const { output } = await cruise(folders, options)
if (typeof output === 'string') throw new Error(output)

const { totalCruised, violations } = output.summary
for (const { rule, from, to } of violations) console.error(`${rule.severity} ${rule.name}: ${from} -> ${to}`)

// The type-checker's API is optional for the reader: without it, it finds no module and no violation either.
const sources = output.modules.filter(
  ({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'),
)
console.log(`${sources.length} modules, ${totalCruised} with libraries, ${violations.length} violations`)
if (sources.length === 0) console.error('No module was read: nothing was checked.')
process.exitCode = sources.length > 0 && violations.length === 0 ? 0 : 1
