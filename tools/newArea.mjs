/*
 * Writes a new list area of the kit from its row in the contract, ready to compile and to be made one's own.
 *
 *   npm run new-area vehicles
 *
 * The name is the folder and the package entry, plural and with hyphens; the contract has `listVehicles` and the type
 * `Vehicle` for it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openApiDocument } from '../packages/api-client/src/openapi.ts'
import { root, run } from './run.mjs'

/** @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const camel = (name) => name.charAt(0).toLowerCase() + name.slice(1)
const singular = (name) => name.replace(/ies$/, 'y').replace(/s$/, '')
/** `plateNumber` in words: `Plate number`. */
const words = (name) => {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const area = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*s$/.test(area)) {
  fail('Name the area in the plural, lower case with hyphens: npm run new-area fleet-cards')
}
const Things = pascal(area)
const Thing = singular(Things)
const things = camel(Things)
const thing = camel(Thing)
const rowName = `list${Things}`
/** The public component; `fleet-cards` says fleet already. */
const Screen = Things.startsWith('Fleet') ? Things : `Fleet${Things}`

const contract = join(root, 'packages/api-client/src/contract')
const resource = readdirSync(contract)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .find((file) => readFileSync(join(contract, file), 'utf8').includes(`export const ${rowName} = row(`))
if (!resource)
  fail(`The contract has no row ${rowName}: write it first, in packages/api-client/src/contract.`)
if (!readFileSync(join(contract, resource), 'utf8').includes(`export type ${Thing} =`)) {
  fail(`packages/api-client/src/contract/${resource} exports no type ${Thing}.`)
}

const operation = Object.values(openApiDocument({ version: '0' }).paths)
  .flatMap((path) => Object.values(path))
  .find(({ operationId }) => operationId === rowName)
/** @type {any} the JSON Schema of the answer */
const answer = operation?.responses[200].content['application/json'].schema
/** @type {[string, any][]} */
const members = Object.entries(answer?.properties ?? {})
const [listKey, list] = members.find(([, { items }]) => items?.properties) ?? []
if (!listKey || !answer.properties.count) fail(`${rowName} does not answer with a list and its count.`)

const { properties, required = [] } = list.items
const isText = ([, { type }]) => type === 'string'
const idKey = properties[`${thing}Id`] ? `${thing}Id` : required.find((key) => key.endsWith('Id'))
if (!idKey) fail(`A ${thing} has no id.`)
/** @type {[string, any][]} */
const fields = Object.entries(properties)
const columns = fields
  .filter(([key]) => !key.endsWith('Id') && required.includes(key))
  .filter(isText)
  .map(([key]) => key)
  .slice(0, 4)
if (columns.length === 0) columns.push(idKey)
const isSearched = operation?.parameters.some(
  (parameter) => 'name' in parameter && parameter.name === 'searchKey',
)

const kit = join(root, 'packages/fleet-portal-kit/src')
const folder = join(kit, 'areas', area)
const module = `api-client/contract/${resource.replace(/\.ts$/, '')}`

const files = {
  [join(folder, 'index.ts')]: `
export { ${Screen} } from './${Screen}.tsx'
export type { ${Screen}Props } from './${Screen}.tsx'
`,
  [join(folder, `${thing}Columns.tsx`)]: `
import type { ${Thing} } from '${module}'
import type { Column } from '../../foundation/list/column.ts'
import type { ${things}Messages } from '../../locales/en/${things}.ts'

type Words = typeof ${things}Messages.defaults

export const ${thing}Columns = (t: Words): Column<${Thing}>[] => [
${columns.map((key, index) => `  { id: '${key}', header: t.${key},${index === 0 ? ' isTitle: true,' : ''} cell: (${thing}) => ${thing}.${key} },`).join('\n')}
]
`,
  [join(folder, `${Screen}.tsx`)]: `
import { ${rowName}, type ${Thing} } from '${module}'
import { useMemo } from 'react'
import { ListScreen } from '../../foundation/list/ListScreen.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { ${things}Messages } from '../../locales/en/${things}.ts'
import { useMessages } from '../../provider/messages.ts'
import { ${thing}Columns } from './${thing}Columns.tsx'

export interface ${Screen}Props extends WidgetProps {
  fleetId: string
}

function ${Things}List({ fleetId }: { fleetId: string }) {
  const t = useMessages(${things}Messages)
  const columns = useMemo(() => ${thing}Columns(t), [t])
  return (
    <ListScreen
      title={t.title}
      row={${rowName}}
      fleetId={fleetId}
      read={read${Things}}
      idOf={${thing}IdOf}
      nameOf={${thing}NameOf}
      columns={columns}${isSearched ? '\n      searchHint={t.search}' : ''}
      emptyDetail={t.empty}
    />
  )
}

const read${Things} = (answer: { ${listKey}: ${Thing}[]; count: number }) => ({
  items: answer.${listKey},
  count: answer.count,
})
const ${thing}IdOf = (${thing}: ${Thing}) => ${thing}.${idKey}
const ${thing}NameOf = (${thing}: ${Thing}) => ${thing}.${columns[0]}

/** The ${words(things).toLowerCase()} of a fleet. */
export function ${Screen}({ fleetId, ...widget }: ${Screen}Props) {
  return (
    <Widget name="${area}" {...widget}>
      <${Things}List fleetId={fleetId} />
    </Widget>
  )
}
`,
  [join(kit, 'locales/en', `${things}.ts`)]: `
import { defineMessages } from '../../provider/messages.ts'

export const ${things}Messages = defineMessages('${things}', {
  title: '${words(things)}',
${isSearched ? `  search: 'Search ${words(things).toLowerCase()}',\n` : ''}  empty: 'This fleet has no ${words(things).toLowerCase()} yet.',
${columns.map((key) => `  ${key}: '${words(key)}',`).join('\n')}
})
`,
}

const present = Object.keys(files).filter((path) => existsSync(path))
if (present.length > 0) fail(`There already: ${present.map((path) => relative(root, path)).join(', ')}`)
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text.trimStart())
}
await run(['prettier', '--write', ...Object.keys(files)])

console.log(`${Object.keys(files)
  .map((path) => `wrote ${relative(root, path)}`)
  .join('\n')}

Yours to do now, with the drivers as the example:
- the sentences and columns as people know them;
- what a row offers (${thing}Actions.ts), its form and its dialogs;
- ${Screen}.stories.tsx with the named states, and ${Screen}.test.tsx against the sandbox;
- the line of the host in apps/host/src/routes.tsx, and a changeset (npm run changeset).`)
