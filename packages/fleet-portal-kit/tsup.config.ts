import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

// One entry per area, so that a page with one of them carries no byte of another.
const areas = readdirSync('src/areas').map((area) => [area, `src/areas/${area}/index.ts`] as const)

/** In the sources the worker is named by its own file, in the package by the entry that it becomes. */
const workers = {
  name: 'workers',
  renderChunk: (code: string) => ({ code: code.replace('./sheetWorker.ts', './import-worker.js') }),
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
  plugins: [workers],
  // Every file of the kit draws or holds state: for servers that render components, all of it is the client's.
  banner: { js: "'use client'" },
})
