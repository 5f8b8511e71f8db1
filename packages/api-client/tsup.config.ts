import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/money.ts',
    'src/moneyFlow/index.ts',
    'src/openapi.ts',
    'src/contract/*.ts',
    '!src/**/*.test.ts',
  ],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  dts: true,
  clean: true,
  sourcemap: true,
})
