/* Migrates an empty database of the sandbox and keeps its image for the stories, which run the sandbox in the page. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { migratedSnapshot } from 'sandbox/testing/snapshot'

const folder = new URL('./.cache/', import.meta.url)

export async function setup(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const made = new URL(`snapshot-${process.pid}.tmp`, folder)
  await writeFile(made, await migratedSnapshot())
  await rename(made, new URL('snapshot.tar.gz', folder))
}

if (import.meta.main) await setup()
