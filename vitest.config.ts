import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['fleet-source', 'import', 'module', 'browser', 'default'] }
const onServer = { conditions: ['fleet-source', 'node', 'import', 'module', 'default'] }

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
      {
        resolve: onServer,
        ssr: { resolve: onServer },
        test: {
          name: 'sandbox',
          root: 'apps/sandbox',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr: { resolve },
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
