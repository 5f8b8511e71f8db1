import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const kit = join(root, 'packages/fleet-portal-kit')
/** The sources of the kit. */
export const sources = join(kit, 'src')

/** The manifest of the kit. */
export const manifest = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
  description: string
  exports: Record<string, unknown>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
