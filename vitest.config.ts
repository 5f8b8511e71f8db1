import { join } from 'node:path'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// Node's workers are started with these conditions as well: `import` or `module` among them would break `require`.
const onServer = { conditions: ['fleet-source'] }
const resolve = { conditions: ['fleet-source', ...defaultClientConditions] }
const at = (path: string) => join(import.meta.dirname, path)
/** One migrated database for every test file of a run. */
const snapshot = at('apps/sandbox/src/testing/snapshot.ts')

export default defineConfig({
  test: {
    // Two cores: more workers only make every test slower.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'api-client',
          root: 'packages/api-client',
          environment: 'node',
          include: ['src/**/*.test.ts'],
        },
      },
      'apps/sandbox',
      {
        resolve,
        ssr: { resolve: onServer },
        test: {
          name: 'kit',
          root: 'packages/fleet-portal-kit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: [snapshot],
          setupFiles: [at('packages/fleet-portal-kit/src/testing/setup.ts')],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
})
