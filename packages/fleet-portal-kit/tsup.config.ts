import { transformAsync } from '@babel/core'
import styledComponents from 'babel-plugin-styled-components'
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

const minifyStyles = {
  minify: true,
  transpileTemplateLiterals: false,
  pure: false,
  ssr: false,
  displayName: false,
}

/** Styles are text: their comments, line ends and indents would be shipped as part of it. */
const shortStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'short-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes("from 'styled-components'")) return null
      const loader = path.endsWith('x') ? 'tsx' : 'ts'
      const result = await transformAsync(source, {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: 'inline',
        parserOpts: { plugins: ['typescript', ...(loader === 'tsx' ? (['jsx'] as const) : [])] },
        plugins: [[styledComponents, minifyStyles]],
      })
      return { loader, contents: result?.code ?? source }
    })
  },
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'flags/firebase': 'src/provider/createFirebaseFlags.ts',
    'realtime/socket-io': 'src/provider/createSocketIoRealtime.ts',
    'import-worker': 'src/fleet/import/sheetWorker.ts',
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
  esbuildPlugins: [shortStyles],
  plugins: [workers],
  // Every file of the kit draws or holds state: for servers that render components, all of it is the client's.
  banner: { js: "'use client'" },
})
