import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const target = process.env['SANDBOX_URL'] ?? 'http://localhost:4000'

/** The sandbox answers below the host's own address, in development and in the preview of the build. */
const proxy = {
  '/api': { target, changeOrigin: true },
  '/socket.io': { target, ws: true },
  // The flags' database tells its client under which name it was reached: the host's own.
  '/.ws': { target, ws: true },
}

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['fleet-source', ...defaultClientConditions] },
  server: { proxy, port: 5173 },
  preview: { proxy, port: 5173 },
  build: { target: 'es2022', sourcemap: true },
})
