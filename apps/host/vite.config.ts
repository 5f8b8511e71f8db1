import react from '@vitejs/plugin-react'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultClientConditions, defineConfig, type Connect, type Plugin, type ProxyOptions } from 'vite'
import { pesoFont } from './pesoFont.ts'
import { securityHeaders } from './securityHeaders.ts'

const { env } = process
const target = env['SANDBOX_URL'] ?? 'http://localhost:4000'
/** The values of the build that the security headers depend on. */
const served = {
  urls: ['API', 'FLAGS', 'SOCKET', 'CARD_TOKENS'].map((name) => env[`VITE_${name}_URL`]),
  hasMapsKey: Boolean(env['VITE_MAPS_KEY']),
}

/** Socket errors that occur because the page was closed. */
const disconnectErrors = new WeakSet<object>()

const collectDisconnectErrors: ProxyOptions['configure'] = (proxy) => {
  proxy.on('error', (error, _request, page) => {
    if ('readableEnded' in page && (page.destroyed || page.readableEnded)) disconnectErrors.add(error)
  })
  proxy.on('proxyReqWs', (_onward, _request, page) => {
    page.on('error', (error) => disconnectErrors.add(error))
  })
}

/** Does not log these errors. Still logs a sandbox that stops while a page is open. */
const ignoreDisconnectErrors: Plugin = {
  name: 'ignore-disconnect-errors',
  configResolved({ logger }) {
    const report = logger.error.bind(logger)
    logger.error = (message, options) => {
      if (!options?.error || !disconnectErrors.has(options.error)) report(message, options)
    }
  },
}

/** Serves the sandbox configuration as `config.json`, unless the served folder has its own. */
const serveSandboxConfig =
  (folder: string): Connect.NextHandleFunction =>
  (_request, response, next) => {
    if (existsSync(join(folder, 'config.json'))) return next()
    response.setHeader('Content-Type', 'application/json')
    response.end(readFileSync(join(import.meta.dirname, 'sandbox.config.json')))
  }

/** The portal on the sandbox has made-up loan terms. A build contains none: its operator writes `config.json`. */
const sandboxConfig: Plugin = {
  name: 'sandbox-config',
  configureServer: ({ middlewares, config }) =>
    void middlewares.use('/config.json', serveSandboxConfig(config.publicDir)),
  configurePreviewServer: ({ middlewares, config }) =>
    void middlewares.use('/config.json', serveSandboxConfig(resolve(config.root, config.build.outDir))),
}

/** Forwards requests to the sandbox, in development and in the preview of a build. */
const proxy = {
  '/api': { target, changeOrigin: true },
  // The card provider of the sandbox, which creates tokens.
  '/sandbox/card-provider': { target, changeOrigin: true },
  // The links of the sandbox's page that sign in an account.
  '/sandbox/sign-in-links/exchange': { target, changeOrigin: true },
  '/socket.io': { target, ws: true, configure: collectDisconnectErrors },
  // The flag database answers under the host name that the client connected to.
  '/.ws': { target, ws: true, configure: collectDisconnectErrors },
}

const baseModules = new RegExp(
  [
    'api-client/src/client/',
    'fleet-portal-kit/src/(provider|format|foundation/(data|errors|list|ui|widget)|fleet/(access|data|export|list))',
    'fleet-portal-kit/src/locales/en/(errors|ui|nextSteps)\\.',
    'node_modules/(lucide|react-error-boundary|styled-components|@tanstack/(query-core|react-query))/',
  ].join('|'),
)

/**
 * The code that nearly every page uses, as one file. Otherwise the bundler makes a file of each combination of shared
 * modules: a hundred for the first page. Forms, dialogs and heavy parts stay separate.
 */
const base = {
  name: 'base',
  test: (path: string) => baseModules.test(path.replaceAll('\\', '/')),
  minShareCount: 8,
}

/** A build has the light schemas in place of zod, as the published packages have. */
const lightSchemas = {
  'zod/mini': resolve(import.meta.dirname, '../../packages/api-client/src/light/schemas.ts'),
}

export default defineConfig(({ command }) => ({
  plugins: [react(), pesoFont, ignoreDisconnectErrors, sandboxConfig],
  resolve: {
    conditions: ['fleet-source', ...defaultClientConditions],
    ...(command === 'build' && { alias: lightSchemas }),
  },
  server: {
    proxy,
    port: 5173,
    headers: securityHeaders({ ...served, isDevelopment: true }),
    // The first page is ready when the sandbox is.
    warmup: { clientFiles: ['./src/main.tsx'] },
  },
  preview: { proxy, port: 5173, headers: securityHeaders(served) },
  build: {
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
  },
}))
