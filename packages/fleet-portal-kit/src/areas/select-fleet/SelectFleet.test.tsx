import { listFleets } from 'api-client/contract/fleets'
import { logout } from 'api-client/contract/session'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberRequestedPlace } from '../../pieces/navigation/lastPlace.ts'
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
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['fleet.selected']))
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

test('nine fleets or more can be searched, marks on letters or not, and Enter picks the first that is found', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  const wanted = await fleet.sibling({ businessName: 'Peñafrancia 7' })
  for (let n = 1; n < 8; n++) await fleet.sibling({ businessName: `Beta ${n}` })
  const { person, session, moves } = await renderInPortal(() => <SelectFleet />, { fleet })
  const search = await screen.findByLabelText('Search fleets')
  expect(search).toHaveFocus()
  await person.type(search, 'gamma')
  expect(await screen.findByText('We could not find a match for gamma.')).toBeVisible()
  await person.keyboard('{Enter}')
  expect(moves).toEqual([])
  await person.clear(search)
  await person.type(search, 'pena')
  await waitFor(() => expect(names()).toEqual(['Peñafrancia 7']))
  await person.keyboard('{Enter}')
  expect(session.read().fleetId).toBe(wanted.fleetId)
  expect(moves).toEqual([{ area: 'landing' }])
})

test('Enter picks the first fleet, and the arrow keys another', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  await fleet.sibling({ businessName: 'Beta Couriers' })
  const third = await fleet.sibling({ businessName: 'Gamma Haulers' })
  const { person, session, unmount } = await renderInPortal(() => <SelectFleet />, { fleet })
  const first = await screen.findByRole('button', { name: /Alpha/ })
  await waitFor(() => expect(first).toHaveFocus())
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: /Gamma/ })).toHaveFocus()
  await person.keyboard('{Home}')
  expect(first).toHaveFocus()
  await person.keyboard('{End}{Enter}')
  expect(session.read().fleetId).toBe(third.fleetId)
  unmount()
  const again = await renderInPortal(() => <SelectFleet />, { fleet })
  await waitFor(() => expect(screen.getByRole('button', { name: /Gamma/ })).toHaveFocus())
  await again.person.keyboard('{Enter}')
  expect(again.session.read().fleetId).toBe(third.fleetId)
})

test('somebody who is not the one for these fleets signs out from here', async () => {
  const fleet = await testFleet()
  await fleet.sibling()
  const { person, session, moves, events, wire } = await renderInPortal(() => <SelectFleet />, { fleet })
  expect(await screen.findByText(`Signed in as ${fleet.emailOf('portal-admin')}`)).toBeVisible()
  await person.dblClick(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(events.map(({ type }) => type)).toContain('session.ended'))
  await waitFor(() => expect(new Set(moves.map(({ area }) => area))).toEqual(new Set(['sign-in'])))
  expect(wire.of(logout)).toHaveLength(1)
  expect(session.read()).toEqual({})
})

test('nobody is led to sign-in', async () => {
  const { moves } = await renderInPortal(() => <SelectFleet />, { as: null })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
})

test('a connection that is lost for good is told, with a way on', async () => {
  const { session } = await renderInPortal(() => <SelectFleet />, {
    prepareWire: (wire) => wire.loseRequest(listFleets),
    errorPolicy: 'strict',
  })
  expect(await screen.findByRole('heading', { name: 'Oops' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Okay got it' })).toBeVisible()
  expect(session.read()).not.toHaveProperty('accessToken')
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

test('whoever was sent to sign in goes on at the address that was asked for, once', async () => {
  const fleet = await testFleet()
  await fleet.sibling({})
  const { person, moves, portal } = await renderInPortal(() => <SelectFleet />, { fleet })
  const [first, second] = await screen.findAllByRole('button', { name: /Fleet/ })
  rememberRequestedPlace(portal.draftStore, 'drivers', 'page=2')
  await person.click(first as HTMLElement)
  await person.click(second as HTMLElement)
  expect(moves).toEqual([{ area: 'drivers', search: { page: '2' } }, { area: 'landing' }])
})
