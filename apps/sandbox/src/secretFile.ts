import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the secret of a folder, or creates it. All processes get the same secret, even if they start at once. */
export async function loadOrCreateSecret(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'secret')
  const temporary = `${file}-${crypto.randomUUID()}.tmp`
  await writeFile(temporary, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // A link appears with the whole content, so no process reads a partly written secret.
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(temporary, { force: true })
  }
  return readFile(file, 'utf8')
}
