import { transformAsync } from '@babel/core'
import styledComponents from 'babel-plugin-styled-components'
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { fileByFile } from '../../tools/fileByFile.ts'
import { iconsOf } from '../../tools/icons.ts'
import { lightInKit } from '../../tools/lightSchemas.ts'
import { writeLicenses } from '../../tools/licenses.ts'

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

const folder = import.meta.dirname
const icons = iconsOf(folder)
const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
  (path) => !/\.(test|stories)\.|(Scene|Story|ForTest)\.|^src.testing./.test(path),
)

/**
 * Changes sources before they are built. Each icon gets its own import. Styles are text: without this their comments, line
 * ends and indents would be shipped as part of it.
 */
const prepareSources: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'prepare-sources',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\/icons\/[\w-]+\.js$/ }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const loader = path.endsWith('x') ? 'tsx' : 'ts'
      const toRoot = relative(dirname(path), join(folder, 'src')) || '.'
      const source = icons.rewrite(await readFile(path, 'utf8'), toRoot.replaceAll('\\', '/'))
      if (!source.includes("from 'styled-components'")) return { loader, contents: source }
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

/**
 * For servers that render components: a file with components or hooks belongs to the browser. The others, such as messages and
 * sources of flags, may be called on the server.
 */
const useClient = {
  name: 'use-client',
  renderChunk: (code: string) =>
    /from ?"(react|react\/jsx-runtime|react-dom|styled-components)"/.test(code)
      ? { code: `'use client'\n${code}` }
      : undefined,
}

export default defineConfig({
  entry: {
    ...Object.fromEntries(
      sources.map((path) => [path.replace(/^src.|\.tsx?$/g, '').replaceAll('\\', '/'), path]),
    ),
    ...icons.entries(sources.map((path) => readFileSync(join(folder, path), 'utf8'))),
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  // Left to the bundler of the page: esbuild would write `development` here.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  // The compiler emits the types, file by file too: bundling them takes minutes and gigabytes.
  dts: false,
  clean: true,
  sourcemap: true,
  // Left to the plugin.
  noExternal: ['zod/mini', /^fleet-portal-api-client\/contract\//],
  esbuildPlugins: [fileByFile, lightInKit, prepareSources],
  plugins: [workers, useClient],
  metafile: true,
  onSuccess: () => writeLicenses(folder),
})
