import { join } from 'node:path'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// Node's workers are started with these conditions as well: `import` or `module` among them would break `require`.
const onServer = { conditions: ['fleet-source'] }
const resolve = { conditions: ['fleet-source', ...defaultClientConditions] }

export default defineConfig({
  test: {
    // Two cores: more workers only make every test slower.
    maxWorkers: 2,
    projects: [
      {
        resolve: onServer,
        ssr: { resolve: onServer },
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
          setupFiles: [join(import.meta.dirname, 'packages/fleet-portal-kit/src/testing/setup.ts')],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
})
