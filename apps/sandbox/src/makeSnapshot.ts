import { writeFile } from 'node:fs/promises'
import { settingsOf } from './app.ts'
import { openMemory } from './db/openMemory.ts'
import { inTransaction } from './inTransaction.ts'
import { seed } from './seed/index.ts'

/*
 * Writes the image of a seeded database, for pages that run the sandbox in themselves:
 * node --conditions=fleet-source src/makeSnapshot.ts <file> [share of the history, 0.05 if not given]
 */
const [file, share = '0.05'] = process.argv.slice(2)
const scale = Number(share)
if (!file) throw new Error('Name the file to write.')
const database = await openMemory()
const settings = settingsOf({ secret: 'nothing-here-is-signed-with-this-one', passwordCost: 4 })
await inTransaction({ db: database.db, settings }, (context) => seed(context, scale))
const image = await database.dump()
await writeFile(file, Buffer.from(await image.arrayBuffer()))
await database.close()
console.log(`${file}: ${(image.size / 1e6).toFixed(1)} MB`)
