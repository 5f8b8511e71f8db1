import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'

// One entry per area, so that a page with one of them carries no byte of another.
const areas = readdirSync('src/areas').map((area) => [area, `src/areas/${area}/index.ts`] as const)

/** In the sources the worker is named by its own file, in the package by the entry that it becomes. */
const workers = {
  name: 'workers',
  renderChunk: (code: string) => ({ code: code.replace('./sheetWorker.ts', './import-worker.js') }),
}

/** Comments that stand on lines of their own: in a style they would be shipped as part of its text. Lines keep their numbers. */
const comment = /^[ \t]*\/\*[^]*?\*\/[ \t]*$/gm

const withoutComments: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-comments',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      contents: (await readFile(path, 'utf8')).replace(comment, (text) => text.replace(/[^\n]/g, '')),
    }))
  },
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'flags/firebase': 'src/provider/firebaseFlags.ts',
    'realtime/socket-io': 'src/provider/socketRealtime.ts',
    'import-worker': 'src/foundation/import/sheetWorker.ts',
    ...Object.fromEntries(areas),
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  // The types are emitted beside it by the compiler, file by file: bundling them takes minutes and gigabytes.
  dts: false,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [withoutComments],
  plugins: [workers],
  // Every file of the kit draws or holds state: for servers that render components, all of it is the client's.
  banner: { js: "'use client'" },
})
