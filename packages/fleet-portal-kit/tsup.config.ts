import { transformAsync } from '@babel/core'
import styledComponents from 'babel-plugin-styled-components'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { fileByFile } from '../../tools/fileByFile.ts'

/** The worker is named by a URL and not by an import, so the file's ending is replaced here. */
const workers = {
  name: 'workers',
  renderChunk: (code: string) => ({ code: code.replace('./sheetWorker.ts', './sheetWorker.js') }),
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
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories}.*',
    '!src/**/*{Scene,Story,ForTest}.*',
    '!src/testing/**',
  ],
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  // The compiler emits the types, file by file too: bundling them takes minutes and gigabytes.
  dts: false,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [fileByFile, shortStyles],
  plugins: [workers],
  // Every file of the kit draws or holds state: for servers that render components, all of it is the client's.
  banner: { js: "'use client'" },
})
