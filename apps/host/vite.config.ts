import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const target = process.env['SANDBOX_URL'] ?? 'http://localhost:4000'

/** The sandbox answers below the host's own address, in development and in the preview of the build. */
const proxy = {
  '/api': { target, changeOrigin: true },
  '/socket.io': { target, ws: true },
  // The flags' database tells its client under which name it was reached: the host's own.
  '/.ws': { target, ws: true },
}

/** A page that goes takes its sockets with it, often without a word: no fault of the proxy, which reports all others. */
const quietGoodbyes: Plugin = {
  name: 'quiet-goodbyes',
  configResolved({ logger }) {
    const report = logger.error.bind(logger)
    logger.error = (message, options) => {
      const code = (options?.error as NodeJS.ErrnoException | undefined)?.code
      const isGoodbye = code === 'ECONNRESET' || code === 'EPIPE'
      if (!(isGoodbye && message.includes('ws proxy socket error'))) report(message, options)
    }
  },
}

export default defineConfig({
  plugins: [react(), quietGoodbyes],
  resolve: { conditions: ['fleet-source', ...defaultClientConditions] },
  server: { proxy, port: 5173 },
  preview: { proxy, port: 5173 },
  build: { target: 'es2022', sourcemap: true },
})
