import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

// One entry per area, so that a page with one of them carries no byte of another.
const areas = readdirSync('src/areas').map((area) => [area, `src/areas/${area}/index.ts`] as const)

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'flags/firebase': 'src/provider/firebaseFlags.ts',
    'realtime/socket-io': 'src/provider/socketRealtime.ts',
    ...Object.fromEntries(areas),
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  dts: true,
  clean: true,
  sourcemap: true,
  // Every file of the kit draws or holds state: for servers that render components, all of it is the client's.
  banner: { js: "'use client'" },
})
