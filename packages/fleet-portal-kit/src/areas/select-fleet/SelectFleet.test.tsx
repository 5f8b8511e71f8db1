import { listFleets } from 'fleet-portal-api-client/contract/fleets'
import { logout } from 'fleet-portal-api-client/contract/session'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lastPageKey, rememberRequestedPage } from '../../pieces/navigation/lastPage.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { SelectFleet } from './SelectFleet.tsx'

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)

test('a user with one fleet continues without a selection', async () => {
  const { moves, session, fleet, events } = await renderInPortal(() => <SelectFleet />)
  await waitFor(() => expect(moves).toEqual([{ area: 'landing' }]))
  expect(session.read()).toMatchObject({
    fleetId: fleet.fleetId,
    role: 'portal-admin',
    singleUserFleet: true,
  })
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['fleet.selected']))
})

test('a user with several fleets selects one; a deactivated fleet is labelled and can be selected', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  const other = await fleet.sibling({ businessName: 'Beta Couriers', type: 'locqpay', isDeactivated: true })
  const { user, moves, session } = await renderInPortal(() => <SelectFleet />, { fleet })
  expect(await screen.findByRole('heading', { name: 'Select Fleet' })).toBeVisible()
  const choice = await screen.findByRole('button', { name: /Beta Couriers/ })
  expect(choice).toHaveTextContent('Deactivated')
  expect(choice).toHaveTextContent('LocqPay')
  expect(screen.getByRole('button', { name: /Alpha Transport/ })).not.toHaveTextContent('Deactivated')
  expect(moves).toEqual([])
  await user.click(choice)
  expect(moves).toEqual([{ area: 'landing' }])
  expect(session.read()).toMatchObject({ fleetId: other.fleetId, role: 'portal-admin' })
  expect(session.read().singleUserFleet).toBeUndefined()
})

test('deactivated fleets are last, so that Enter opens an active one', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  await fleet.sibling({ businessName: 'Aaa Couriers', isDeactivated: true })
  await fleet.sibling({ businessName: 'Beta Couriers' })
  await renderInPortal(() => <SelectFleet />, { fleet })
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(names.toSorted()[0]).toMatch(/^Aaa Couriers/)
  expect(names.at(-1)).toMatch(/^Aaa Couriers/)
})

test('the last selected fleet is first on the next visit', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  await fleet.sibling({ businessName: 'Beta Couriers' })
  const first = await renderInPortal(() => <SelectFleet />, { fleet })
  const before = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  const last = before.at(-1)?.includes('Alpha') ? /Alpha/ : /Beta/
  await first.user.click(screen.getByRole('button', { name: last }))
  first.unmount()
  await renderInPortal(() => <SelectFleet />, { fleet })
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(last)
  expect(screen.getByText(/· Last used/)).toBeVisible()
})

test('nine fleets or more can be searched without accents, and Enter selects the first match', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  const expected = await fleet.sibling({ businessName: 'Peñafrancia 7' })
  for (let n = 1; n < 8; n++) await fleet.sibling({ businessName: `Beta ${n}` })
  const { user, session, moves } = await renderInPortal(() => <SelectFleet />, { fleet })
  const search = await screen.findByLabelText('Search fleets')
  expect(search).toHaveFocus()
  await user.type(search, 'gamma')
  expect(await screen.findByText('We could not find a match for gamma.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(moves).toEqual([])
  await user.clear(search)
  await user.type(search, 'pena')
  await waitFor(() => expect(names()).toEqual(['Peñafrancia 7']))
  await user.keyboard('{Enter}')
  expect(session.read().fleetId).toBe(expected.fleetId)
  expect(moves).toEqual([{ area: 'landing' }])
})

test('Enter selects the first fleet, and the arrow keys move to another one', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  await fleet.sibling({ businessName: 'Beta Couriers' })
  const third = await fleet.sibling({ businessName: 'Gamma Haulers' })
  const { user, session, unmount } = await renderInPortal(() => <SelectFleet />, { fleet })
  const first = await screen.findByRole('button', { name: /Alpha/ })
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: /Gamma/ })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(first).toHaveFocus()
  await user.keyboard('{End}{Enter}')
  expect(session.read().fleetId).toBe(third.fleetId)
  unmount()
  const again = await renderInPortal(() => <SelectFleet />, { fleet })
  await waitFor(() => expect(screen.getByRole('button', { name: /Gamma/ })).toHaveFocus())
  await again.user.keyboard('{Enter}')
  expect(again.session.read().fleetId).toBe(third.fleetId)
})

test('a user can sign out from the selection', async () => {
  const fleet = await testFleet()
  await fleet.sibling()
  const { user, session, moves, events, wire } = await renderInPortal(() => <SelectFleet />, { fleet })
  expect(await screen.findByText(`Signed in as ${fleet.emailOf('portal-admin')}`)).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(events.map(({ type }) => type)).toContain('session.ended'))
  await waitFor(() => expect(new Set(moves.map(({ area }) => area))).toEqual(new Set(['sign-in'])))
  expect(wire.of(logout)).toHaveLength(1)
  expect(session.read()).toEqual({})
})

test('a visitor without a session is redirected to sign-in', async () => {
  const { moves } = await renderInPortal(() => <SelectFleet />, { as: null })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
})

test('a lost connection shows an error page with a next step', async () => {
  const { session } = await renderInPortal(() => <SelectFleet />, {
    prepareWire: (wire) => wire.loseRequest(listFleets),
    errorPolicy: 'strict',
  })
  expect(await screen.findByRole('heading', { name: 'Oops' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Okay got it' })).toBeVisible()
  expect(session.read()).not.toHaveProperty('accessToken')
})

test('a list that fails to load can be retried', async () => {
  const { moves, user } = await renderInPortal(() => <SelectFleet />, {
    prepareWire: (wire) => wire.breakAt(listFleets, 'before-tx'),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'landing' }]))
})

test('no fleets are read without a session', async () => {
  const { moves, wire } = await renderInPortal(() => <SelectFleet />, { as: null })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
  expect(wire.sent).toEqual([])
})

test('the selection continues once to the page that was requested before sign-in', async () => {
  const fleet = await testFleet()
  await fleet.sibling({})
  const { user, moves, portal } = await renderInPortal(() => <SelectFleet />, { fleet })
  const [first, second] = await screen.findAllByRole('button', { name: /Fleet/ })
  rememberRequestedPage(portal.draftStore, 'drivers', 'page=2')
  await user.click(first as HTMLElement)
  await user.click(second as HTMLElement)
  expect(moves).toEqual([{ area: 'drivers', search: { page: '2' } }, { area: 'landing' }])
})

test.each([
  ['returns to it with the card that the list passed', true],
  ['returns to it without the card after choosing another fleet', false],
])('a user whose session ended on the page that edits a card %s', async (_name, isSameFleet) => {
  const fleet = await testFleet({ businessName: 'Alpha Transport', type: 'locqpay' })
  const other = await fleet.sibling({ businessName: 'Beta Couriers', type: 'locqpay' })
  const { user, moves, portal, session } = await renderInPortal(() => <SelectFleet />, { fleet })
  const choice = await screen.findByRole('button', { name: isSameFleet ? /Alpha/ : /Beta/ })
  const { userId = '' } = session.read().userDetails ?? {}
  const area = 'fleet-card-edit'
  const state = { fleetId: fleet.fleetId, list: '', fleetCard: '{}' }
  portal.draftStore.store(lastPageKey(userId), { area, fleetId: fleet.fleetId, search: '', state })
  rememberRequestedPage(portal.draftStore, area, '')
  await user.click(choice)
  expect(session.read().fleetId).toBe(isSameFleet ? fleet.fleetId : other.fleetId)
  expect(moves).toEqual([{ area, search: {}, ...(isSameFleet && { state }) }])
})
