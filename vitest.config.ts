import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultClientConditions } from 'vite'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// Node's workers are started with these conditions as well: `import` or `module` among them would break `require`.
const onServer = { conditions: ['fleet-source'] }
const resolve = { conditions: ['fleet-source', ...defaultClientConditions] }
const at = (path: string) => join(import.meta.dirname, path)
// One migrated database, loaded by every test file that needs the sandbox.
const globalSetup = [at('apps/sandbox/src/testing/snapshot.ts')]

/** The browser that the set-up found. */
const noted = at('.cache/chromium')
const executablePath = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : undefined

/**
 * Files share the modules and the document of their worker, which takes a third less time than new ones for each: what
 * belongs to a page is in its provider, and what belongs to a server is in its app.
 */
const isolate = false

export default defineConfig({
  test: {
    // One more than two cores have: tests wait for a fifth of their time.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'api-client',
          isolate,
          testTimeout: 600_000,
          root: 'packages/api-client',
          environment: 'node',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'host',
          isolate,
          testTimeout: 600_000,
          root: 'apps/host',
          environment: 'node',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        resolve: onServer,
        ssr: { resolve: onServer },
        test: {
          name: 'sandbox',
          isolate,
          root: 'apps/sandbox',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          globalSetup,
          hookTimeout: 600_000,
          testTimeout: 600_000,
        },
      },
      {
        // The sandbox that a test serves is a server's also where its pages are a browser's.
        resolve: { ...resolve, alias: { ws: at('apps/sandbox/node_modules/ws/wrapper.mjs') } },
        ssr: { resolve: onServer },
        test: {
          name: 'kit',
          isolate,
          root: 'packages/fleet-portal-kit',
          environment: 'jsdom',
          // Testing Library would print the document for each attempt of `findBy`. A limit from the shell shows it.
          env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/testing/server'],
          setupFiles: [at('packages/fleet-portal-kit/src/testing/setup.ts')],
          globalSetup,
          hookTimeout: 600_000,
          testTimeout: 600_000,
        },
      },
      {
        // The kit where there is no browser: rendered on a server.
        resolve,
        ssr: { resolve },
        test: {
          name: 'kit-server',
          isolate,
          root: 'packages/fleet-portal-kit',
          environment: 'node',
          include: ['src/testing/server/**/*.test.tsx'],
          testTimeout: 600_000,
        },
      },
      {
        // Every story is drawn in Chromium, played, and read by axe.
        plugins: [storybookTest({ configDir: at('apps/storybook/.storybook') })],
        test: {
          name: 'stories',
          isolate,
          root: 'apps/storybook',
          globalSetup: [at('apps/storybook/makeSnapshot.ts')],
          testTimeout: 600_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                ...(executablePath && { executablePath }),
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
})
