import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import base, { portal, sandbox } from '../playwright.config.ts'

const config = 'vite.config.ts'

/** One journey per area in Firefox and WebKitGTK: `npm run check:browsers`. */
export default defineConfig<object, { engineName: 'firefox' | 'webkitgtk' }>({
  ...(base as PlaywrightTestConfig<object, { engineName: 'firefox' | 'webkitgtk' }>),
  testDir: '.',
  outputDir: '../../test-results/browsers',
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkitgtk', use: { engineName: 'webkitgtk' } },
  ],
  webServer: [
    sandbox,
    {
      ...portal,
      command: portal.command.replaceAll(
        /vite (build|preview)/g,
        `vite $1 --config ../../e2e/browsers/${config}`,
      ),
    },
  ],
})
