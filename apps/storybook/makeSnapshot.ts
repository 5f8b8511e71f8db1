/* Creates a snapshot of a migrated, empty sandbox database. The stories load it into the sandbox of the page. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { migratedSnapshot } from 'sandbox/testing/snapshot'

const folder = new URL('./.cache/', import.meta.url)

export async function setup(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporaryFile = new URL(`snapshot-${process.pid}.tmp`, folder)
  await writeFile(temporaryFile, await migratedSnapshot('gzip'))
  await rename(temporaryFile, new URL('snapshot.tar.gz', folder))
}

if (import.meta.main) await setup()
