/*
 * Builds `dist/browser` of the kit from its built files: `loader.js` for script tags, and the chunks that it loads on demand,
 * with React and all other dependencies. Every import on demand first loads the chunk, and all chunks that it imports, with
 * their SHA-256. The file that imports has these hashes. The loader has those of the provider and of `chunks`, which has those
 * of the widgets. So the hash of the loader, which a page may state in its script tag, covers all code.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build as bundle, transform } from 'esbuild'
import { build } from 'vite'
import { createGroups } from './browserBuild/createGroups.mjs'
import { dist, inputs, kit } from './browserBuild/inputs.mjs'
import { licensesOf, separator } from './licenses.ts'

const target = join(dist, 'browser')

/**
 * React 18, in place of the React that the kit is developed with: it is 23 KB smaller, and pages without React need nothing of the
 * newer one. The range of the kit includes it.
 */
const reactAliases = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: createRequire(join(kit, 'package.json')).resolve(name.replace(/^react(-dom)?/, '$&-18')),
}))

/** Vite's own loading of chunks, for which `importChecked` is the replacement here. */
const withoutPreload = {
  name: 'without-preload',
  enforce: /** @type {const} */ ('pre'),
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
}

async function buildChunks() {
  const result = await build({
    root: kit,
    configFile: false,
    mode: 'production',
    base: './',
    logLevel: 'error',
    resolve: { alias: reactAliases },
    plugins: [withoutPreload],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(inputs).map(([name, path]) => [name, join(dist, path)])),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash].js',
          // Rolldown names a shared chunk after all that share it.
          chunkFileNames: ({ name }) => `${name.split(/~|-\d+$/)[0]}-[hash].js`,
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: createGroups() },
        },
      },
    },
  })
  return /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
}

/** Loads chunks with their hashes and then imports the first. Browsers without `modulepreload` import it without a check. */
const importChecked = `
const __import = async (...files) => {
  const load = ([file, hash]) => new Promise((resolve, reject) => {
    const link = document.createElement('link')
    if (!link.relList?.supports?.('modulepreload')) return resolve()
    const end = (settle) => () => { link.remove(); settle(new Error(file + ' could not be loaded.')) }
    link.rel = 'modulepreload'
    link.crossOrigin = 'anonymous'
    link.integrity = 'sha256-' + hash
    link.nonce = document.querySelector('script[nonce]')?.nonce ?? ''
    link.href = new URL(file, import.meta.url).href
    link.onload = end(resolve)
    link.onerror = end(reject)
    document.head.append(link)
  })
  await Promise.all(files.map(load))
  return import(new URL(files[0][0], import.meta.url).href)
}`
const { code: helper } = await transform(importChecked, {
  minifyWhitespace: true,
  minifySyntax: true,
  target: 'es2022',
  format: 'esm',
})

const output = await buildChunks()
const chunks = new Map(
  output.flatMap((file) => (file.type === 'chunk' ? [/** @type {const} */ ([file.fileName, file])] : [])),
)
/** The final text of each file, with the hashes in it. */
const texts = new Map()
const hashes = new Map()

const chunkOf = (name) => {
  const chunk = chunks.get(name)
  if (!chunk) throw new Error(`There is no chunk ${name}.`)
  return chunk
}

/** A chunk and those that it imports. */
function filesOf(name, found = new Set(), path = []) {
  if (path.includes(name)) throw new Error(`These chunks import each other: ${[...path, name].join(' > ')}`)
  if (found.has(name)) return found
  found.add(name)
  for (const next of chunkOf(name).imports) filesOf(next, found, [...path, name])
  return found
}

/**
 * For each chunk the files that are loaded whenever it runs: its own, and those that all chunks have in common which import it. Found by
 * repetition, because chunks on demand may import each other.
 */
function findLoadedFiles() {
  const names = [...chunks.keys()]
  const importersOf = new Map(
    names.map((name) => [
      name,
      names.filter((one) => [...chunkOf(one).imports, ...chunkOf(one).dynamicImports].includes(name)),
    ]),
  )
  const isRoot = (name) => chunkOf(name).isEntry || importersOf.get(name)?.length === 0
  const loaded = new Map(names.map((name) => [name, isRoot(name) ? filesOf(name) : new Set(names)]))
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const name of names.filter((one) => !isRoot(one))) {
      const sets = (importersOf.get(name) ?? []).map((one) => loaded.get(one) ?? new Set())
      const common = names.filter((file) => sets.every((set) => set.has(file)))
      const next = new Set([...filesOf(name), ...common])
      isChanged ||= next.size !== loaded.get(name)?.size
      loaded.set(name, next)
    }
  }
  return loaded
}
const loadedFiles = findLoadedFiles()

/** The import on demand of a chunk, by a file that has loaded some chunks already. `path` leads to that file. */
function checkedImport(name, loaded, path) {
  const files = [...filesOf(name)].filter((file) => file === name || !loaded.has(file))
  const args = files.map((file) => JSON.stringify([`./${file}`, hashOf(file, path)]))
  return `__import(${args.join(',')})`
}

/** Finishes a chunk and returns its hash. The chunks that it imports on demand are finished first. */
function hashOf(name, path = []) {
  if (path.includes(name)) throw new Error(`These chunks import each other: ${[...path, name].join(' > ')}`)
  const known = hashes.get(name)
  if (known) return known
  const { code, dynamicImports } = chunkOf(name)
  const loaded = loadedFiles.get(name) ?? filesOf(name)
  let text = code
  for (const next of dynamicImports) {
    const pattern = new RegExp(`\\bimport\\(["'\`]\\./${next.replaceAll('.', '\\.')}["'\`]\\)`, 'g')
    if (!pattern.test(text)) throw new Error(`${name} has no import of ${next}.`)
    text = text.replace(pattern, () => checkedImport(next, loaded, [...path, name]))
  }
  return finish(name, dynamicImports.length > 0 ? `${text}\n${helper}` : text)
}

function finish(name, text) {
  texts.set(name, text)
  hashes.set(name, createHash('sha256').update(text).digest('base64'))
  return hashes.get(name)
}

/** The file `chunks` imports a widget or a language by the name of its chunk. */
function createTable(names) {
  const files = [...new Set(names.flatMap((name) => [...filesOf(name)]))]
  const table = names.map((name) => [name, [...filesOf(name)].map((file) => files.indexOf(file))])
  const hashed = files.map((file) => [`./${file}`, hashOf(file)])
  const text = [
    `const files=${JSON.stringify(hashed)},table=${JSON.stringify(Object.fromEntries(table))};`,
    'export const load=(name)=>__import(...table[name].map((index)=>files[index]));',
    helper,
  ].join('\n')
  const name = `chunks-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`
  finish(name, text)
  return name
}

/** The loader: elements without React, and the imports of the chunks. */
async function buildLoader() {
  const entries = new Map(
    [...chunks.values()].flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId ? [[facadeModuleId, fileName]] : [],
    ),
  )
  const portal = entries.get(join(dist, inputs['portal'] ?? ''))
  const { outputFiles } = await bundle({
    entryPoints: [join(dist, 'elements/loader.js')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'chunks',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined
            const file = entries.get(join(resolveDir, path))
            if (!file) throw new Error(`The loader imports ${path}, which has no chunk.`)
            return { path: `./${file}`, external: true }
          })
        },
      },
    ],
  })
  const imports = /\bimport\("\.\/([^"]+)"\)/g
  const text = outputFiles.map((file) => file.text).join('')
  const names = [...new Set([...text.matchAll(imports)].map(([, name]) => name))]
  const table = createTable(names.filter((name) => name !== portal))
  const fromTable = (name) => `__chunk(${JSON.stringify(name)})`
  return [
    text.replaceAll(imports, (_import, name) =>
      name === portal ? checkedImport(name, new Set(), []) : fromTable(name),
    ),
    `const __chunk=(name)=>__import(${JSON.stringify([`./${table}`, hashes.get(table)])}).then(({load})=>load(name))`,
    helper,
  ].join('\n')
}

/** The licenses of the libraries in the chunks: those that the build of the kit contains already, and all others. */
function licenseTexts() {
  const files = [...chunks.values()].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      id.includes('/node_modules/') && renderedLength > 0 ? [id.replace(/^\0|\?.*$/g, '')] : [],
    ),
  )
  return `${readFileSync(join(dist, 'licenses.txt'), 'utf8')}${separator}${licensesOf(files)}\n`
}

for (const name of chunks.keys()) hashOf(name)
const files = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])))
files.set('loader.js', await buildLoader())
files.set('licenses.txt', licenseTexts())
for (const [name, text] of texts) files.set(name, text)
rmSync(target, { recursive: true, force: true })
for (const [name, content] of files) {
  mkdirSync(dirname(join(target, name)), { recursive: true })
  writeFileSync(join(target, name), content)
}
console.log(`browser  ${files.size} files`)
