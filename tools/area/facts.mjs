/*
 * Collects from contract and sandbox the facts about a list that its area, test and stories are generated from.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roleAllows, roles } from '../../packages/api-client/src/contract/access.ts'
import { contract } from '../../packages/api-client/src/contract/index.ts'
import { openApiDocument } from '../../packages/api-client/src/openapi.ts'
import { root, run } from '../run.mjs'
import { sampleOf } from './sample.mjs'

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const camel = (name) => name.charAt(0).toLowerCase() + name.slice(1)
const singular = (name) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** The names that are derived from the name of an area. */
function namesOf(area) {
  const Things = pascal(area)
  const Thing = singular(Things)
  return {
    area,
    Things,
    Thing,
    things: camel(Things),
    thing: camel(Thing),
    endpointName: `list${Things}`,
    /** The public component. `fleet-cards` already begins with `Fleet`. */
    Screen: Things.startsWith('Fleet') ? Things : `Fleet${Things}`,
  }
}

/** The file of the contract that has the endpoint and the type of its items. */
function resourceOf({ endpointName, Thing }) {
  const folder = join(root, 'packages/api-client/src/contract')
  const resource = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .find((file) =>
      readFileSync(join(folder, file), 'utf8').includes(`export const ${endpointName} = defineEndpoint(`),
    )
  if (!resource) {
    throw new Error(
      `The contract has no endpoint ${endpointName}: write it first, in packages/api-client/src/contract.`,
    )
  }
  if (!readFileSync(join(folder, resource), 'utf8').includes(`export type ${Thing} =`)) {
    throw new Error(`packages/api-client/src/contract/${resource} exports no type ${Thing}.`)
  }
  return `fleet-portal-api-client/contract/${resource.replace(/\.ts$/, '')}`
}

const document = openApiDocument({ version: '0' })

/** A schema in place of a reference to it. */
const resolve = (schema) =>
  schema?.$ref ? /** @type {any} */ (document.components['schemas'])[schema.$ref.split('/').at(-1)] : schema

/** The keys of the items and of their id in the answer, and the text fields for columns. */
function itemsOf(operation, { endpointName, thing }) {
  /** @type {any} the JSON Schema of the answer */
  const answer = operation.responses[200].content['application/json'].schema
  /** @type {[string, any][]} */
  const members = Object.entries(answer?.properties ?? {})
  const [listKey, list] = members.find(([, { items }]) => resolve(items)?.properties) ?? []
  if (!listKey || !answer.required?.includes('count')) {
    throw new Error(`The answer of ${endpointName} has no list and no count.`)
  }
  const { properties, required = [] } = resolve(list.items)
  const idKey = properties[`${thing}Id`] ? `${thing}Id` : required.find((key) => key.endsWith('Id'))
  if (!idKey) throw new Error(`A ${thing} has no id.`)
  /** @type {[string, any][]} */
  const fields = Object.entries(properties)
  const columns = fields
    .filter(
      ([key, schema]) => !key.endsWith('Id') && required.includes(key) && resolve(schema).type === 'string',
    )
    .map(([key]) => key)
    .slice(0, 4)
  return { listKey, idKey, columns: columns.length > 0 ? columns : [idKey] }
}

const listMissingCalls = ['node', '--conditions=fleet-source', 'apps/sandbox/src/main.ts', '--missing']
let missingCallsPromise
/** The names of the calls that the sandbox does not implement yet. Read once. */
const missingCalls = () =>
  (missingCallsPromise ??= run(listMissingCalls).then(({ code, output }) => {
    if (code !== 0) throw new Error(output)
    return output.split('\n')
  }))

/** The next minor version of the kit: `0.1.0` after `0.0.0`. A new area is added in it. */
function nextVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/fleet-portal-kit/package.json'), 'utf8'))
  const [major, minor] = version.split('.').map(Number)
  return `${major}.${minor + 1}.0`
}

/** Collects the facts about a list. Rejects with the reason if its area cannot be generated. */
export async function factsOf(area) {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(area)) {
    throw new Error('Name the area in the plural, lower case with hyphens: npm run new-area fleet-cards')
  }
  const names = namesOf(area)
  const module = resourceOf(names)
  const endpoint = contract.get(/** @type {any} */ (names.endpointName))
  const operation = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === names.endpointName)
  if (!endpoint || !operation) throw new Error(`The contract has no endpoint ${names.endpointName}.`)
  const parameterNames = new Set(
    operation.parameters.map((parameter) => 'name' in parameter && parameter.name),
  )
  if (!parameterNames.has('page') || !parameterNames.has('perPage')) {
    throw new Error(
      `${names.endpointName} has no parameters page and perPage: a list screen reads page by page.`,
    )
  }
  const needed = operation.parameters.flatMap((one) =>
    'name' in one && one.required && one.in !== 'header' && !('const' in one.schema) ? one.name : [],
  )
  const unknown = needed.filter((name) => name !== 'fleetId')
  if (unknown.length > 0) {
    throw new Error(`${names.endpointName} requires ${unknown.join(', ')}: a list screen has the fleet only.`)
  }
  const missing = await missingCalls()
  const items = itemsOf(operation, names)
  const create = contract.get(/** @type {any} */ (`create${names.Thing}`))
  return {
    ...names,
    version: nextVersion(),
    module,
    ...items,
    isSearched: parameterNames.has('searchKey'),
    namesFleet: parameterNames.has('fleetId'),
    isImplemented: !missing.includes(names.endpointName),
    /** A role without access to the list, if one exists. */
    roleWithoutAccess: roles.find((role) => !roleAllows(endpoint.access, role)),
    /** The call that creates an item with sample values, if the contract has one with scalar inputs only. */
    sample: create && !missing.includes(create.name) ? sampleOf(create) : undefined,
  }
}
