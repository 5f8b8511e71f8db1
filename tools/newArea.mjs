/*
 * Writes a new list area of the kit from its endpoint in the contract, with its test and its stories: they pass, and are
 * to be made one's own.
 *
 *   npm run new-area fleet-cards
 *
 * The name is the folder and the package entry, plural and with hyphens; the contract has `listFleetCards` and the type
 * `FleetCard` for it. Where it has a call that makes one, as `createVehicle` does, the test and the
 * stories begin with one in the list.
 */
import { factsOf } from './area/facts.mjs'
import { writeArea } from './area/write.mjs'

try {
  const facts = await factsOf(process.argv[2] ?? '')
  const written = await writeArea(facts)
  const { thing, things, Screen, area } = facts
  console.log(`${written.map((path) => `wrote ${path}`).join('\n')}

Yours to do now, with the drivers as the example:
- the sentences and columns as people know them;
- what a row offers (${thing}Actions.ts), its form and its dialogs;
- in ${Screen}.test.tsx and ${Screen}.stories.tsx what is particular to ${things}: they run by
  npx vitest run --project kit areas/${area}/ and npx vitest run --project stories areas/${area}/;
- the line of the host in apps/host/src/routes.tsx, and a changeset (npm run changeset).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
