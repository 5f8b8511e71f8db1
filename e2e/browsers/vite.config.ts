import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import host from '../../apps/host/vite.config.ts'

const recorder: Plugin = {
  name: 'recorder',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/recorder.js' }, injectTo: 'head-prepend' }],
  generateBundle() {
    const source = readFileSync(join(import.meta.dirname, 'page/recorder.js'), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'recorder.js', source })
  },
}

/** The built portal with one more script, which records what the page reports. */
export default defineConfig((environment) =>
  mergeConfig(host(environment), {
    root: join(import.meta.dirname, '../../apps/host'),
    plugins: [recorder],
    build: { outDir: join(import.meta.dirname, '../../.cache/browsers-host'), emptyOutDir: true },
  }),
)
