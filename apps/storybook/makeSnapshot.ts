/*
 * Creates a snapshot of a migrated, empty sandbox database. The stories load it into the sandbox of the page. It is kept until the
 * code of the database, its migrations or the versions of libraries change.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migratedSnapshot } from 'sandbox/testing/snapshot'

const folder = new URL('./.cache/', import.meta.url)
const snapshot = new URL('snapshot.tar.gz', folder)
const hashFile = new URL('snapshot.sha256', folder)

/** A hash of everything that an empty database depends on. */
function hashOfSources(): string {
  const database = new URL('../sandbox/src/db/', import.meta.url)
  const names = globSync('**/*.{ts,sql,json}', { cwd: fileURLToPath(database) })
  const files = [
    new URL('../../pnpm-lock.yaml', import.meta.url),
    ...names.toSorted().map((name) => new URL(name.replaceAll('\\', '/'), database)),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

export async function setup(): Promise<void> {
  const hash = hashOfSources()
  if (existsSync(snapshot) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return
  await mkdir(folder, { recursive: true })
  const temporaryFile = new URL(`snapshot-${process.pid}.tmp`, folder)
  await writeFile(temporaryFile, await migratedSnapshot('gzip'))
  await rename(temporaryFile, snapshot)
  await writeFile(hashFile, hash)
}

if (import.meta.main) await setup()
