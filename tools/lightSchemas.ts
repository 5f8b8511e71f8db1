import { build } from 'esbuild'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paths, type PathName } from '../packages/api-client/src/contract/paths.ts'

interface Resolver {
  onResolve(
    options: { filter: RegExp },
    resolve: (file: { path: string; importer: string }) => { path: string; external: true },
  ): void
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => { loader: 'ts'; contents: string },
  ): void
}

const toRelative = (importer: string, target: string) =>
  relative(dirname(importer), target)
    .replaceAll('\\', '/')
    .replace(/^(?!\.)/, './')

const external = (path: string) => ({ path: path.replace(/\.ts$/, '.js'), external: true as const })

/** Calls that make schemas and endpoints. They have no effect, so that a page drops those that it does not use. */
const pureCalls =
  /(?<![.\w`])(?:z\s*\.\w+|defineEndpoint|requires|commaList|decimalCodec|edgeOfDay|atMost|atLeast|exactly)(?:<[^>()]+>)?\(/g

/** Gives an endpoint the path that `defineEndpoint` would add, so that pages do not load the paths of all endpoints. */
const withPath = (source: string) =>
  source.replace(
    / = defineEndpoint\((\{\s*name: '(\w+)',)/g,
    (_call, start: string, name: PathName) => ` = (${start} path: '${paths[name]}',`,
  )

/** A plugin of esbuild: files of the client import the light schemas in place of zod. `sources` is the folder of its sources. */
export const lightInClient = (sources: string) => ({
  name: 'light-schemas',
  setup({ onResolve, onLoad }: Resolver): void {
    onLoad({ filter: /[\\/]contract[\\/]\w+\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: withPath(readFileSync(path, 'utf8')).replace(pureCalls, '/* @__PURE__ */ $&'),
    }))
    onResolve({ filter: /^zod\/mini$/ }, ({ importer }) =>
      external(toRelative(importer, join(sources, 'light/schemas.ts'))),
    )
  },
})

/** A plugin of esbuild: files of the kit import the light schemas in place of zod, and the contract that is made with them. */
export const lightInKit = {
  name: 'light-schemas',
  setup({ onResolve }: Resolver): void {
    onResolve({ filter: /^zod\/mini$/ }, () => external('fleet-portal-api-client/light/schemas'))
    onResolve({ filter: /^fleet-portal-api-client\/contract\// }, ({ path }) =>
      external(path.replace('/contract/', '/light/contract/')),
    )
  },
}

const importsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:(?:import|export) (?!type ).*|\}) from '([^']+)'/gm)].map(
    ([, path = '']) => path,
  )

/** Whether a source imports zod, itself or by another source. */
const usesZod = (file: string): boolean =>
  importsIn(file).some(
    (path) => path === 'zod/mini' || (path.startsWith('.') && usesZod(join(dirname(file), path))),
  )

const exportsOf = async (file: string) => (await import(pathToFileURL(file).href)) as Record<string, unknown>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isSchema = (value: unknown) => isObject(value) && '_zod' in value

/** Whether an export is a schema, an object of schemas, or a function that makes one. An endpoint is none of these. */
const holdsSchemas = (value: unknown): boolean =>
  typeof value === 'function'
    ? /\bz\./.test(value.toString())
    : isSchema(value) || (isObject(value) && !('method' in value) && Object.values(value).some(isSchema))

/** What every page with a list loads. */
const baseFiles = [
  'light/schemas',
  'contract/endpoint',
  'contract/codecs',
  'contract/fields',
  'contract/mobile',
  'contract/paging',
  'money',
  'uniqueId',
]

/**
 * Writes these files as one, `dist/base.js`, and in place of each a file that exports its part. A page's bundler would make up to
 * four initial files of them.
 */
async function mergeBase(sources: string, dist: string): Promise<void> {
  const lightPartFiles = globSync('light/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((file) => !baseFiles.includes(file))
  await build({
    stdin: {
      contents: baseFiles.map((file) => `export * from './${file}.ts'`).join('\n'),
      resolveDir: sources,
    },
    outfile: join(dist, 'base.js'),
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    bundle: true,
    plugins: [
      {
        name: 'base',
        setup({ onResolve, onLoad }) {
          const files = new Set(baseFiles.map((file) => join(sources, `${file}.ts`)))
          const lightParts = new Set(lightPartFiles.map((file) => join(sources, `${file}.ts`)))
          onResolve({ filter: /^zod\/mini$/ }, () => ({ path: join(sources, 'light/schemas.ts') }))
          onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, resolveDir }) => {
            const target = join(resolveDir, path)
            return files.has(target) || lightParts.has(target)
              ? { path: target }
              : external(toRelative(join(sources, 'base.ts'), target))
          })
          onLoad({ filter: /[\\/]contract[\\/]\w+\.ts$/ }, ({ path }) => ({
            loader: 'ts',
            contents: readFileSync(path, 'utf8').replace(pureCalls, '/* @__PURE__ */ $&'),
          }))
        },
      },
    ],
  })
  const all = await exportsOf(join(dist, 'base.js'))
  for (const file of baseFiles) {
    const built = join(dist, `${file}.js`)
    const names = Object.keys(await exportsOf(built))
    const lost = names.filter((name) => !(name in all))
    if (lost.length > 0) throw new Error(`Two files of the base export ${lost.join()}.`)
    writeFileSync(
      built,
      `export { ${names.join(', ')} } from '${toRelative(built, join(dist, 'base.js'))}'\n`,
    )
    rmSync(`${built}.map`)
  }
  for (const file of lightPartFiles) for (const end of ['.js', '.js.map']) rmSync(join(dist, file + end))
}

/**
 * Adds what has schemas of zod to the built client. `dist/zod` has the contract and the OpenAPI document with them. `dist/public`
 * has a file for each file of the contract: its endpoints have light schemas; its other schemas are zod's, so that pages can
 * build on them. A page that uses none of those loads no zod.
 */
export async function addZodSchemas(folder: string): Promise<void> {
  const sources = join(folder, 'src')
  const contract = globSync('contract/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] })
  const openApi = ['openapi.ts', ...globSync('openapi/**/*.ts', { cwd: sources })]
  const dist = join(folder, 'dist')
  await mergeBase(sources, dist)
  await build({
    entryPoints: [...contract, ...openApi].map((file) => join(sources, file)).filter(usesZod),
    outbase: sources,
    outdir: join(dist, 'zod'),
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    bundle: true,
    external: ['zod/mini'],
    plugins: [
      {
        name: 'shared-files',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, importer, kind }) => {
            if (kind === 'entry-point') return undefined
            const target = join(dirname(importer), path)
            if (usesZod(target)) return external(path)
            return external(toRelative(join(sources, 'zod', relative(sources, importer)), target))
          })
        },
      },
    ],
  })

  rmSync(join(dist, 'public'), { recursive: true, force: true })
  mkdirSync(join(dist, 'public'))
  for (const name of contract.map((file) => basename(file, '.ts'))) {
    const source = join(sources, 'contract', `${name}.ts`)
    const exports = usesZod(source) ? await exportsOf(join(dist, 'zod/contract', `${name}.js`)) : {}
    const names = Object.keys(exports).filter((key) => holdsSchemas(exports[key]))
    const others = Object.keys(exports).filter((key) => !names.includes(key))
    const lines = [
      ...(others.length > 0 ? [`export { ${others.join(', ')} } from '../contract/${name}.js'`] : []),
      ...(names.length > 0 ? [`export { ${names.join(', ')} } from '../zod/contract/${name}.js'`] : []),
    ]
    const text = usesZod(source) ? lines.join('\n') : `export * from '../contract/${name}.js'`
    writeFileSync(join(dist, 'public', `${name}.js`), `${text}\n`)
  }

  // The light schemas have the types of zod's functions.
  const light = Object.keys(await exportsOf(join(dist, 'light/schemas.js')))
  mkdirSync(join(dist, 'types/light'), { recursive: true })
  writeFileSync(join(dist, 'types/light/schemas.d.ts'), `export { ${light.join(', ')} } from 'zod/mini'\n`)
}
