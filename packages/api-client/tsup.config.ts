import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { fileByFile } from '../../tools/fileByFile.ts'
import { addZodSchemas, lightInClient } from '../../tools/lightSchemas.ts'

const folder = import.meta.dirname

export default defineConfig({
  entry: [
    'src/**/*.ts',
    '!src/**/*.test.ts',
    '!src/testing/**',
    '!src/openapi.ts',
    '!src/openapi/{operation,responses,schemas,types,wireSchema}.ts',
  ],
  format: ['esm'],
  target: 'es2022',
  // The compiler emits the types, file by file too.
  dts: false,
  clean: true,
  sourcemap: true,
  // Left to the plugin.
  noExternal: ['zod/mini'],
  esbuildPlugins: [fileByFile, lightInClient(join(folder, 'src'))],
  onSuccess: () => addZodSchemas(folder),
})
