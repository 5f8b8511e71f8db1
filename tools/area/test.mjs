/* Generates the test of a new area, which passes on the sandbox without changes. */
import { addItemFunction, failed, importedEndpoints, notAvailable } from './scene.mjs'
import { emptyMessage, words } from './sources.mjs'

const listTests = (facts) => {
  const { Thing, thing, things, endpointName, listKey, columns, sample, namesFleet } = facts
  const input = `{ ${namesFleet ? 'fleetId: fleet.fleetId, ' : ''}page: 1, perPage: 10 }`
  const titles = `${listKey}.map(({ ${columns[0]} }) => ${columns[0]})`
  const expectVisible = `    expect((await screen.findAllByText(text))[0]).toBeVisible()`
  const listed = sample
    ? `
test('shows a row for each ${words(thing).toLowerCase()}', async () => {
  const fleet = await testFleet()
  await add${Thing}(fleet)
  const { ${listKey} } = await fleet.arrange(${endpointName}, ${input})
  expect(${listKey}).toHaveLength(1)
  await open(fleet)
  expect(await screen.findByRole('heading', { name: '${words(things)}' })).toBeVisible()
  for (const text of ${titles}) {
${expectVisible}
  }
})

test('shows a message if the list is empty', async () => {
  await open(await testFleet())
  expect(await screen.findByText('${emptyMessage(facts)}')).toBeVisible()
})
`
    : `
test('shows a row for each item, or a message if the list is empty', async () => {
  const fleet = await testFleet()
  const { ${listKey} } = await fleet.arrange(${endpointName}, ${input})
  await open(fleet)
  expect(await screen.findByRole('heading', { name: '${words(things)}' })).toBeVisible()
  const titles = ${titles}
  for (const text of titles.length > 0 ? titles : ['${emptyMessage(facts)}']) {
${expectVisible}
  }
})
`
  return `${listed}
test('shows a failed load, and the list after “Try again”', async () => {
  const { user } = await open(await testFleet(), { prepareWire: (wire) => wire.breakAt(${endpointName}, 'before-tx') })
  expect(await screen.findByText('${failed}')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('${failed}')).not.toBeInTheDocument())
})
`
}

const notImplementedTest = () => `
// Replace this test when the sandbox implements the call.
test('says that the server does not have the list', async () => {
  await open(await testFleet())
  expect(await screen.findByText('${notAvailable}')).toBeVisible()
})
`

const noAccessTest = ({ endpointName, roleWithoutAccess }) => `
test('a role without access sees “Not Authorized”, and reads nothing of the list', async () => {
  const { wire } = await open(await testFleet(), { as: '${roleWithoutAccess}' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.successfulOf(${endpointName})).toEqual([])
})
`

export function testOf(facts) {
  const { Screen, module, isImplemented, roleWithoutAccess, sample } = facts
  const testing = `import { screen${isImplemented ? ', waitFor' : ''} } from '@testing-library/react'`
  const rows =
    isImplemented || roleWithoutAccess
      ? `import { ${isImplemented ? importedEndpoints(facts) : facts.endpointName} } from '${module}'\n`
      : ''
  return `
${rows}${testing}
import { expect, test } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { ${Screen} } from './${Screen}.tsx'

const open = (fleet: TestFleet, options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <${Screen} fleetId={fleetId} />, { ...options, fleet })
${isImplemented && sample ? addItemFunction(facts) : ''}${isImplemented ? listTests(facts) : notImplementedTest()}${roleWithoutAccess ? noAccessTest(facts) : ''}`
}
