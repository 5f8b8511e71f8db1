import { listFleets } from 'api-client/contract/fleets'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { SelectFleet } from './SelectFleet.tsx'

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)

test('a person of one fleet goes straight on', async () => {
  const { moves, session, fleet, events } = await renderInPortal(() => <SelectFleet />)
  await waitFor(() => expect(moves).toEqual([{ area: 'landing' }]))
  expect(session.read()).toMatchObject({
    fleetId: fleet.fleetId,
    role: 'portal-admin',
    singleUserFleet: true,
  })
  expect(events.map(({ type }) => type)).toEqual(['fleet.selected'])
})

test('a person of several chooses; a deactivated one is marked and can be chosen', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  const other = await fleet.sibling({ businessName: 'Beta Couriers', type: 'locqpay', isDeactivated: true })
  const { person, moves, session } = await renderInPortal(() => <SelectFleet />, { fleet })
  expect(await screen.findByRole('heading', { name: 'Select Fleet' })).toBeVisible()
  const choice = await screen.findByRole('button', { name: /Beta Couriers/ })
  expect(choice).toHaveTextContent('Deactivated')
  expect(choice).toHaveTextContent('LocqPay')
  expect(screen.getByRole('button', { name: /Alpha Transport/ })).not.toHaveTextContent('Deactivated')
  expect(moves).toEqual([])
  await person.click(choice)
  expect(moves).toEqual([{ area: 'landing' }])
  expect(session.read()).toMatchObject({ fleetId: other.fleetId, role: 'portal-admin' })
  expect(session.read().singleUserFleet).toBeUndefined()
})

test('the fleet that was chosen last stands first the next time', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  await fleet.sibling({ businessName: 'Beta Couriers' })
  const first = await renderInPortal(() => <SelectFleet />, { fleet })
  const before = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  const last = before.at(-1)?.includes('Alpha') ? /Alpha/ : /Beta/
  await first.person.click(screen.getByRole('button', { name: last }))
  first.unmount()
  await renderInPortal(() => <SelectFleet />, { fleet })
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(last)
  expect(screen.getByText(/· Last used/)).toBeVisible()
})

test('nine fleets or more can be searched', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  for (let n = 1; n < 9; n++) await fleet.sibling({ businessName: `Beta ${n}` })
  const { person } = await renderInPortal(() => <SelectFleet />, { fleet })
  await person.type(await screen.findByLabelText('Search fleets'), 'beta 7{Enter}')
  await waitFor(() => expect(names()).toEqual(['Beta 7']))
  await person.clear(screen.getByLabelText('Search fleets'))
  await person.type(screen.getByLabelText('Search fleets'), 'gamma{Enter}')
  expect(await screen.findByText('We could not find a match for gamma.')).toBeVisible()
})

test('a list that cannot be loaded offers another try', async () => {
  const { moves, person } = await renderInPortal(() => <SelectFleet />, {
    prepareWire: (wire) => wire.breakAt(listFleets, 'before-tx'),
  })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'landing' }]))
})

test('nobody who is not signed in is asked for a fleet: sign-in comes first', async () => {
  const { moves, wire } = await renderInPortal(() => <SelectFleet />, { as: null })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
  expect(wire.sent).toEqual([])
})
