import { defineConfig } from 'vitest/config'

const conditions = ['fleet-source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'sandbox',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/snapshot.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
