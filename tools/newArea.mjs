/*
 * Generates a new list area of the kit from its endpoint in the contract, with a test and stories that pass. Adapt them
 * afterwards.
 *
 *   npm run new-area fleet-cards
 *
 * The name is the folder and the package entry, in the plural with hyphens. The contract must have `listFleetCards` and the
 * type `FleetCard` for it. If the contract has a create call, such as `createVehicle`, the test and the stories begin with
 * one item in the list.
 */
import { factsOf } from './area/facts.mjs'
import { writeArea } from './area/write.mjs'

try {
  const facts = await factsOf(process.argv[2] ?? '')
  const { created, changed } = await writeArea(facts)
  const { thing, things, Screen, area } = facts
  console.log(`${[...created, ...changed.map(({ path }) => path)].map((path) => `wrote ${path}`).join('\n')}

Next steps, with the drivers as the example:
- adapt the messages and columns, and translate the messages in locales/fil/${things}.ts;
- add the actions of a row (${thing}Actions.ts), its form and its dialogs;
- add tests and stories for ${things} to ${Screen}.test.tsx and ${Screen}.stories.tsx. Run them with
  npx vitest run --project kit areas/${area}/ and npx vitest run --project stories areas/${area}/;
- add its element in elements/definitions.ts and its title in apps/storybook/pages/guidance.ts, then npm run inventory;
- add the route of the host in apps/host/src/routes.tsx, and a changeset (npm run changeset).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
