/*
 * Checks the schemas of the built client: those that it exports are zod's, those of single endpoints are light, and the kit and
 * its pages share the endpoints.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const client = join(root, 'packages/api-client')
const exportsOf = (file) => import(pathToFileURL(join(client, file)).href)

const isEndpoint = (value) => typeof value === 'object' && value !== null && 'method' in value
const isZod = (schema) => typeof schema.safeParse === 'function'
const schemasIn = (value) => {
  if (typeof value !== 'object' || value === null || isEndpoint(value)) return []
  return ('_zod' in value ? [value] : Object.values(value)).filter((one) => one?._zod !== undefined)
}

/** Resolves to the problems of the built schemas. */
export async function checkBuiltSchemas() {
  const problems = []
  const expect = (isRight, problem) => {
    if (!isRight) problems.push(problem)
  }
  const count = { schemas: 0, endpoints: 0 }
  const { contract } = await exportsOf('dist/zod/contract/index.js')
  for (const file of globSync('src/contract/*.ts', {
    cwd: client,
    exclude: ['**/*.test.ts', '**/index.ts'],
  })) {
    const name = basename(file, '.ts')
    const source = await exportsOf(file)
    const built = await exportsOf(`dist/public/${name}.js`)
    const ofKit = await exportsOf(`dist/contract/${name}.js`)
    const missing = Object.keys(source).filter((key) => !(key in built) || !(key in ofKit))
    expect(missing.length === 0, `contract/${name} lacks ${missing.join(', ')}.`)
    for (const [key, value] of Object.entries(built)) {
      for (const schema of schemasIn(value)) {
        count.schemas += 1
        expect(isZod(schema), `${key} of contract/${name} is no schema of zod.`)
      }
      if (!isEndpoint(value)) continue
      count.endpoints += 1
      expect(
        !isZod(value.input) && !isZod(value.output),
        `${key} has schemas of zod, which pages would load.`,
      )
      expect(value === ofKit[key], `The kit has another ${key} than its pages.`)
      expect(value.path === source[key].path, `${key} has the path ${value.path}.`)
      const whole = contract.get(value.name)
      expect(whole && isZod(whole.input) && isZod(whole.output), `${key} of the whole contract has no zod.`)
      expect(whole?.path === value.path, `${key} of the whole contract has another path.`)
    }
  }
  expect(count.endpoints === contract.size && count.schemas > 50, `Only ${JSON.stringify(count)} were found.`)
  console.log(`schemas  ${count.schemas} of zod, ${count.endpoints} endpoints without it`)
  return problems
}
