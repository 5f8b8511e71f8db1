import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemory } from '../db/openMemory.ts'

let folder: string | undefined

/** The image of a migrated database without a row, gzipped. */
export async function migratedSnapshot(): Promise<Uint8Array> {
  const database = await openMemory()
  try {
    return new Uint8Array(await (await database.dump()).arrayBuffer())
  } finally {
    await database.close()
  }
}

/** Global set-up of a test run: migrates one database and keeps its image for every test file. */
export async function setup(): Promise<void> {
  // Another project of the same run made it.
  if (process.env['SANDBOX_SNAPSHOT']) return
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'snapshot.tar.gz')
  await writeFile(file, await migratedSnapshot())
  process.env['SANDBOX_SNAPSHOT'] = file
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true })
}
