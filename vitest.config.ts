import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const at = (path: string) => join(import.meta.dirname, path)
/** One migrated database for every test file of a run. */
const snapshot = at('apps/sandbox/src/testing/snapshot.ts')
const resolve = { conditions: ['fleet-source', 'module', 'node', 'development|production'] }

/** The browser that the set-up found. */
const noted = at('.cache/chromium')
const executablePath = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : undefined

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
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'sandbox',
          root: 'apps/sandbox',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          globalSetup: [snapshot],
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
          globalSetup: [snapshot],
          setupFiles: [at('packages/fleet-portal-kit/src/testing/setup.ts')],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        // Every story is drawn in Chromium, played, and read by axe.
        plugins: [storybookTest({ configDir: at('apps/storybook/.storybook') })],
        test: {
          name: 'stories',
          root: 'apps/storybook',
          globalSetup: [at('apps/storybook/makeSnapshot.ts')],
          testTimeout: 60_000,
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
