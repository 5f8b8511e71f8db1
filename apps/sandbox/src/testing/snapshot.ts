import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemory } from '../db/openMemory.ts'

let folder: string | undefined

/** Global set-up of a test run: migrates one database and keeps its image for every test file. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const database = await openMemory()
  const file = join(folder, 'snapshot.tar.gz')
  await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()))
  await database.close()
  process.env['SANDBOX_SNAPSHOT'] = file
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true })
}
