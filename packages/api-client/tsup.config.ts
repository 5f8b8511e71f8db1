import { defineConfig } from 'tsup'
import { fileByFile } from '../../tools/fileByFile.ts'

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: ['esm'],
  target: 'es2022',
  // The compiler emits the types, file by file too.
  dts: false,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [fileByFile],
})
