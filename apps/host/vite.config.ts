import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { securityHeaders } from './securityHeaders.ts'

const { env } = process
const target = env['SANDBOX_URL'] ?? 'http://localhost:4000'
/** What the build is told, as far as the policy must know it. */
const served = {
  addresses: ['API', 'FLAGS', 'SOCKET', 'CARD_TOKENS'].map((name) => env[`VITE_${name}_URL`]),
  hasMapsKey: Boolean(env['VITE_MAPS_KEY']),
}

/** Faults of sockets whose page has gone: it takes them with it, often in the middle of a word. */
const goodbyes = new WeakSet<object>()

const noteGoodbyes: ProxyOptions['configure'] = (proxy) => {
  proxy.on('error', (error, _request, page) => {
    if ('readableEnded' in page && (page.destroyed || page.readableEnded)) goodbyes.add(error)
  })
  proxy.on('proxyReqWs', (_onward, _request, page) => {
    page.on('error', (error) => goodbyes.add(error))
  })
}

/** No report of them. A sandbox that goes away while a page is there is reported as before. */
const quietGoodbyes: Plugin = {
  name: 'quiet-goodbyes',
  configResolved({ logger }) {
    const report = logger.error.bind(logger)
    logger.error = (message, options) => {
      if (!options?.error || !goodbyes.has(options.error)) report(message, options)
    }
  },
}

/** The sandbox answers below the host's own address, in development and in the preview of the build. */
const proxy = {
  '/api': { target, changeOrigin: true },
  // Where the card provider that the sandbox plays makes tokens.
  '/sandbox/card-provider': { target, changeOrigin: true },
  '/socket.io': { target, ws: true, configure: noteGoodbyes },
  // The flags' database tells its client under which name it was reached: the host's own.
  '/.ws': { target, ws: true, configure: noteGoodbyes },
}

const ofBase = new RegExp(
  [
    'api-client/src/client/',
    'fleet-portal-kit/src/(provider|foundation/(data|errors|format|list|ui/(?!Reference)|widget))',
    'fleet-portal-kit/src/locales/en/(errors|ui|nextSteps)\\.',
    'node_modules/(lucide|react-error-boundary|styled-components|@tanstack/(query-core|react-query))/',
  ].join('|'),
)

/**
 * What nearly every page draws with, as one file: by itself the bundler makes a file of all that some pages share and others
 * do not, a hundred for the first page. Forms, dialogs and whatever is heavy stay with the pages that ask for them.
 */
const base = {
  name: 'base',
  test: (path: string) => ofBase.test(path.replaceAll('\\', '/')),
  minShareCount: 8,
}

export default defineConfig({
  plugins: [react(), quietGoodbyes],
  resolve: { conditions: ['fleet-source', ...defaultClientConditions] },
  server: { proxy, port: 5173, headers: securityHeaders({ ...served, isDevelopment: true }) },
  preview: { proxy, port: 5173, headers: securityHeaders(served) },
  build: {
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
  },
})
