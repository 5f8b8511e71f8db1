import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemory } from '../db/openMemory.ts'

let folder: string | undefined

/** An image of a migrated, empty database. */
export async function migratedSnapshot(compression: 'gzip' | 'none'): Promise<Uint8Array> {
  const database = await openMemory()
  try {
    return new Uint8Array(await (await database.dump(compression)).arrayBuffer())
  } finally {
    await database.close()
  }
}

/** Global setup of a test run: migrates one database and stores its image for all test files. */
export async function setup(): Promise<void> {
  // Another project of the same run already created the snapshot.
  if (process.env['SANDBOX_SNAPSHOT']) return
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'snapshot.tar')
  await writeFile(file, await migratedSnapshot('none'))
  process.env['SANDBOX_SNAPSHOT'] = file
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true })
}
