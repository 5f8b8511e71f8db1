/* The test of a new area: what is true of it on the day that it is written, on the sandbox. */
import { arrangement, failed, imported, notAnswered } from './scene.mjs'
import { emptySentence, words } from './sources.mjs'

const whatIsThere = (facts) => {
  const { Thing, thing, things, endpointName, listKey, columns, sample, namesFleet } = facts
  const input = `{ ${namesFleet ? 'fleetId: fleet.fleetId, ' : ''}page: 1, perPage: 10 }`
  const titles = `${listKey}.map(({ ${columns[0]} }) => ${columns[0]})`
  const seenAll = `    expect((await screen.findAllByText(text))[0]).toBeVisible()`
  const listed = sample
    ? `
test('has a line for each ${words(thing).toLowerCase()}', async () => {
  const fleet = await testFleet()
  await add${Thing}(fleet)
  const { ${listKey} } = await fleet.arrange(${endpointName}, ${input})
  expect(${listKey}).toHaveLength(1)
  await open(fleet)
  expect(await screen.findByRole('heading', { name: '${words(things)}' })).toBeVisible()
  for (const text of ${titles}) {
${seenAll}
  }
})

test('says that there is none', async () => {
  await open(await testFleet())
  expect(await screen.findByText('${emptySentence(facts)}')).toBeVisible()
})
`
    : `
test('has a line for each of what the call answers, or says that there is nothing', async () => {
  const fleet = await testFleet()
  const { ${listKey} } = await fleet.arrange(${endpointName}, ${input})
  await open(fleet)
  expect(await screen.findByRole('heading', { name: '${words(things)}' })).toBeVisible()
  const titles = ${titles}
  for (const text of titles.length > 0 ? titles : ['${emptySentence(facts)}']) {
${seenAll}
  }
})
`
  return `${listed}
test('that cannot be loaded says so, and is there after another try', async () => {
  const { person } = await open(await testFleet(), { prepareWire: (wire) => wire.breakAt(${endpointName}, 'before-tx') })
  expect(await screen.findByText('${failed}')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('${failed}')).not.toBeInTheDocument())
})
`
}

const notThere = () => `
// Goes with the day on which the sandbox answers: then this screen shows what there is.
test('says that this server does not have it', async () => {
  await open(await testFleet())
  expect(await screen.findByText('${notAnswered}')).toBeVisible()
})
`

const refusal = ({ endpointName, stranger }) => `
test('a role without access is told so, and no list is asked for', async () => {
  const { wire } = await open(await testFleet(), { as: '${stranger}' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.of(${endpointName})).toEqual([])
})
`

export function testOf(facts) {
  const { Screen, module, isImplemented, stranger, sample } = facts
  const testing = `import { screen${isImplemented ? ', waitFor' : ''} } from '@testing-library/react'`
  const rows =
    isImplemented || stranger
      ? `import { ${isImplemented ? imported(facts) : facts.endpointName} } from '${module}'\n`
      : ''
  return `
${rows}${testing}
import { expect, test } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { ${Screen} } from './${Screen}.tsx'

const open = (fleet: TestFleet, options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <${Screen} fleetId={fleetId} />, { ...options, fleet })
${isImplemented && sample ? arrangement(facts) : ''}${isImplemented ? whatIsThere(facts) : notThere()}${stranger ? refusal(facts) : ''}`
}
