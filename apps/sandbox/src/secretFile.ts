import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret in a folder, made where there is none: the same for all processes that ask, whichever is first. */
export async function keptSecret(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'secret')
  const own = `${file}-${crypto.randomUUID()}.tmp`
  await writeFile(own, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // Whole when it appears: nobody reads a secret that is half written.
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(own, { force: true })
  }
  return readFile(file, 'utf8')
}
