import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pack, run } from './packs.ts'

const cache = fileURLToPath(new URL('../../.cache', import.meta.url))

/** Takes the browser build out of the pack of the kit, as a CDN does. Resolves to its folder. */
export async function unpackBrowserBuild(name: string): Promise<string> {
  await pack()
  const packs = join(cache, 'packs')
  const file = (await readdir(packs)).find((one) => one.startsWith('fleet-portal-kit-'))
  if (!file) throw new Error('fleet-portal-kit was not packed.')
  const folder = join(cache, 'partners', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run(
    'tar',
    ['-xzf', join(packs, file), '-C', folder, 'package/dist/browser', 'package/custom-elements.json'],
    {
      cwd: folder,
    },
  )
  return join(folder, 'package/dist/browser')
}
