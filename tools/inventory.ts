/*
 * Writes the inventory of the widgets from their definitions: `custom-elements.json` of the kit, docs/widgets.md, docs/llms.txt,
 * and the calls of each element for the pages of Storybook. Calls and events are those in the code that remains when a page bundles
 * the component alone. A use of an endpoint that only asks for its access is no call.
 *
 *   npm run inventory              writes the files
 *   npm run inventory -- --check   fails if they differ, or if a public component or a language has no element
 *
 * Both fail if docs/embedding.md does not name a component.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { contract } from '../packages/api-client/src/contract/index.ts'
import { llmsText, widgetsDocument } from './inventory/documents.ts'
import { root } from './inventory/folders.ts'
import { entryOf, manifestOf, portalEntry } from './inventory/manifest.ts'
import { missingElements, readWidgets } from './inventory/widgets.ts'

const widgets = await readWidgets()
const problems = missingElements(widgets)
const pretty = async (path: string, text: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path })
const files = {
  'packages/fleet-portal-kit/custom-elements.json': JSON.stringify(
    manifestOf([portalEntry, ...widgets.map(entryOf)]),
  ),
  'docs/widgets.md': widgetsDocument(widgets),
  'docs/llms.txt': llmsText(widgets),
  'apps/storybook/pages/calls.json': JSON.stringify(
    Object.fromEntries(widgets.map(({ tag, calls }) => [tag, calls])),
  ),
}
const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
for (const { component } of widgets)
  if (!guide.includes(`\`${component}\``)) problems.push(`docs/embedding.md does not name ${component}.`)
const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(files)) {
  const path = join(root, name)
  const content = name.endsWith('.txt') ? text : await pretty(path, text)
  if (!isCheck) writeFileSync(path, content)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
    problems.push(`${name} differs from the source. Run \`npm run inventory\` and commit it.`)
  }
}
// A broken search would find nothing, and nothing would differ.
const calls = new Set(widgets.flatMap((widget) => widget.calls))
if (calls.size < 60) problems.push(`Only ${calls.size} calls of ${contract.size} are found in widgets.`)
for (const problem of problems) console.error(problem)
console.log(`${widgets.length} widgets, ${calls.size} of ${contract.size} calls`)
process.exitCode = problems.length > 0 ? 1 : 0
