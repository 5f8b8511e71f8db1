import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostPort, sandboxPort } from './ports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const note = join(root, '.cache', 'chromium')
const chromium = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined

const flags = 'tests/flags.test.ts'

/** The partners' pages of every run. `npm run check:partners` runs all. */
const somePartners = [
  'partners/vite-react18/*.test.ts',
  'partners/next-app/*.test.ts',
  'partners/html/*.test.ts',
]
const allPartners = process.env['PARTNERS'] === 'all'

type WebServer = Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>

export const sandbox: WebServer = {
  name: 'sandbox',
  command: 'node --conditions=fleet-source apps/sandbox/src/main.ts --reset',
  cwd: root,
  url: `http://localhost:${sandboxPort}/readyz`,
  timeout: 600_000,
  env: {
    PORT: String(sandboxPort),
    DATA_DIR: join(root, '.cache', `journeys-${sandboxPort}`),
    PORTAL_URL: `http://localhost:${hostPort}`,
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
}

export const portal: WebServer = {
  name: 'portal',
  command: `vite build --logLevel warn && vite preview --port ${hostPort} --strictPort`,
  cwd: join(root, 'apps/host'),
  url: `http://localhost:${hostPort}`,
  timeout: 600_000,
  env: {
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
    VITE_CARD_TOKENS_URL: `http://localhost:${sandboxPort}/sandbox/card-provider/payment-tokens`,
    VITE_CARD_PUBLIC_KEY: 'pk-sandbox',
  },
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Two files run at a time, because each test has its own fleet. All fleets share the flags, so their tests run last and alone.
  workers: 2,
  projects: allPartners
    ? [{ name: 'partners', testMatch: 'partners/*/*.test.ts' }]
    : [
        {
          name: 'journeys',
          testMatch: ['tests/**/*.test.ts', 'isolation/*.test.ts', ...somePartners],
          testIgnore: flags,
        },
        { name: 'flags', testMatch: flags, dependencies: ['journeys'] },
      ],
  timeout: 600_000,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 120_000 },
  reporter: [['list'], ['html', { outputFolder: '../playwright-report', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${hostPort}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-PH',
    // An action without a limit waits until the whole test ends, which hides the step that failed.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Reduced motion: checks must not depend on animations and the speed of the machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a third of the time. `npm run test:e2e -- --trace on` records them.
    screenshot: 'only-on-failure',
    // The test of the offline page allows them. Tests that change answers need the requests of the page itself.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Draws the same page to the same pixels, whatever was there before.
        '--disable-partial-raster',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The partners' pages need the sandbox only.
  webServer: allPartners ? [sandbox] : [sandbox, portal],
})
