import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const page = (name, script) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>${name}</title>
  </head>
  <body>
    <main id="list"></main>
    <script type="module" src="/${script}"></script>
  </body>
</html>
`

/** Builds each page of a folder for production, from its script. A page that is HTML itself is copied as it is. */
export async function buildPages(folder, names) {
  for (const name of new Set(names)) {
    const [html, outDir] = [join(folder, `${name}.html`), join(folder, 'dist', name)]
    if (existsSync(html)) {
      mkdirSync(outDir, { recursive: true })
      copyFileSync(html, join(outDir, `${name}.html`))
      continue
    }
    const script = [`${name}.js`, `${name}.jsx`].find((file) => existsSync(join(folder, file)))
    if (!script) throw new Error(`There is no page ${name}.`)
    writeFileSync(html, page(name, script))
    await build({
      root: folder,
      base: `/${name}/`,
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir, target: 'es2022', rolldownOptions: { input: html } },
    })
  }
}
