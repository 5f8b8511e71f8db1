import { getIntroductoryPromo, listPromos } from 'fleet-portal-api-client/contract/promos'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { createMemoryNavigation, type FleetPortalDestination } from '../../provider/navigation.ts'
import { putUpPromos } from '../../testing/promoScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetPromos } from './FleetPromos.tsx'
import { withoutDuplicates, type PromoCard } from './promoCards.ts'

async function open({ count = 10, ...options }: PortalOptions & { count?: number } = {}) {
  const fleet = options.fleet ?? (await testFleet())
  const ids = await putUpPromos(fleet, count)
  const portal = await renderInPortal((fleetId) => <FleetPromos fleetId={fleetId} />, { ...options, fleet })
  return { ...portal, ids }
}

const card = (name: string) => screen.findByRole('button', { name })
const listed = () => [...document.querySelectorAll('[data-promo]')].map((button) => button.textContent)
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Promo ${from + index}`)

test('lists the introductory promo first and once; Load more appends the rest and keeps the focus', async () => {
  const { user, wire } = await open()
  expect(document.querySelectorAll('[data-part="skeleton"]')).toHaveLength(8)
  await card('Promo 1')
  expect(listed()).toEqual(['Welcome to the portal', ...numbered(1, 8)])
  expect(screen.getByText('9 of 11 promos')).toBeVisible()
  expect(wire.of(listPromos)[0]?.query).toMatchObject({ page: '1', perPage: '8', platformType: 'plb' })
  const more = screen.getByRole('button', { name: 'Load more' })
  const release = wire.hold(listPromos)
  await user.click(more)
  await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'))
  expect(more).toHaveFocus()
  await user.click(more)
  release()
  await card('Promo 10')
  expect(listed()).toEqual(['Welcome to the portal', ...numbered(1, 10)])
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(await card('Promo 9')).toHaveFocus()
  expect(wire.of(listPromos).map(({ query }) => query['page'])).toEqual(['1', '2'])
  expect(wire.of(getIntroductoryPromo)).toHaveLength(1)
})

test('images have a text alternative; a broken image is replaced by an icon', async () => {
  await open({ count: 1 })
  const image = await screen.findByAltText('Picture of Promo 1')
  expect(image).toHaveAttribute('loading', 'lazy')
  fireEvent.error(image)
  expect(screen.queryByAltText('Picture of Promo 1')).toBeNull()
  expect(screen.getByAltText('Picture of Welcome to the portal')).toBeVisible()
})

test('an opened promo is sanitized, names its external link, and closes with Back', async () => {
  const { user, navigation, events, ids } = await open({ count: 2 })
  await user.click(await card('Promo 1'))
  const dialog = await findDialog('Promo 1')
  expect(await within(dialog).findByRole('heading', { level: 3, name: 'How to get it' })).toBeVisible()
  expect(dialog.querySelector('script')).toBeNull()
  expect(dialog.querySelector('[src*="tracker"]')).toBeNull()
  expect((globalThis as { wasRun?: boolean }).wasRun).toBeUndefined()
  const link = within(dialog).getByRole('link', { name: 'Join now, opens in a new tab' })
  expect(link).toHaveAttribute('href', 'https://promos.example/join')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(navigation.search()).toBe(`promo=${ids[0]}`)
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'promo.opened', data: { promo: ids[0] } }))
  act(() => navigation.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // A URL that is not http or https gets no link.
  await user.click(await card('Promo 2'))
  const second = await findDialog('Promo 2')
  expect(within(second).queryByRole('link', { name: /Join now/ })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(await card('Promo 2')).toHaveFocus())
})

test('a tile leads straight to the page of its promo, and marks the promo for new fleets', async () => {
  const hrefs = {
    ...createMemoryNavigation(),
    href: ({ area, search }: FleetPortalDestination) => `/${area}?${new URLSearchParams({ ...search })}`,
  }
  const { user, ids } = await open({ count: 2, provider: { navigation: hrefs } })
  const tile = (await card('Promo 1')).closest('article') as HTMLElement
  expect(within(tile).getByRole('link', { name: 'Join now, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://promos.example/join',
  )
  const unsafe = (await card('Promo 2')).closest('article') as HTMLElement
  expect(within(unsafe).queryByRole('link')).toBeNull()
  const first = (await card('Welcome to the portal')).closest('article') as HTMLElement
  expect(within(first).getByText('For new fleets')).toBeVisible()
  expect(within(tile).queryByText('For new fleets')).toBeNull()
  await user.click(await card('Promo 1'))
  const dialog = await findDialog('Promo 1')
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('The link was copied.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(new URL(`/promos?promo=${ids[0]}`, location.href).href)
})

test('the allowed checkout hosts do not restrict the links of promos', async () => {
  const payments = { allowedCheckoutHosts: ['checkout.example'] }
  const { user } = await open({ count: 1, provider: { payments } })
  await user.click(await card('Promo 1'))
  const dialog = await findDialog('Promo 1')
  expect(within(dialog).getByRole('link', { name: /^Join now/ })).toHaveAttribute(
    'href',
    'https://promos.example/join',
  )
})

test('the introductory promo shows its amount, and links to cash-in if the user can open it', async () => {
  const { user, moves, unmount, fleet } = await open({ count: 1 })
  await card('Welcome to the portal')
  expect(screen.getByText('₱50,000.00')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to Cash In' }))
  expect(moves).toEqual([{ area: 'cash-in' }])
  await user.click(await card('Welcome to the portal'))
  expect(within(await findDialog('Welcome to the portal')).getByText('₱50,000.00')).toBeVisible()
  unmount()
  await renderInPortal((fleetId) => <FleetPromos fleetId={fleetId} />, {
    fleet,
    provider: { flags: { get: (flag) => flag !== 'PAGE_CASH_IN', subscribe: () => () => undefined } },
  })
  await card('Welcome to the portal')
  expect(screen.queryByRole('link', { name: 'Go to Cash In' })).toBeNull()
})

test('a link opens its promo, even from a later page, and an ended promo shows a message', async () => {
  const fleet = await testFleet()
  const ids = await putUpPromos(fleet)
  const show = (search: string) =>
    renderInPortal((fleetId) => <FleetPromos fleetId={fleetId} />, { fleet, search })
  const { unmount } = await show(`promo=${ids[9]}`)
  expect(await findDialog('Promo 10')).toBeVisible()
  unmount()
  await show('promo=pro_nowhere')
  expect(await screen.findByText('This promo has ended or was removed.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('each failed read shows its error with a retry', async () => {
  const { user, wire } = await open({
    prepareWire: (testWire) => {
      testWire.breakAt(listPromos, 'before-tx')
      testWire.breakAt(getIntroductoryPromo, 'before-tx')
      for (let attempt = 0; attempt < 3; attempt++) testWire.breakAt(getIntroductoryPromo, 'before-tx')
    },
  })
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await card('Promo 1')
  expect(await screen.findByText(/We could not check for one more promo/)).toBeVisible()
  expect(screen.queryByText(/promos$/)).toBeNull()
  await waitFor(async () => {
    for (const button of screen.queryAllByRole('button', { name: 'Try again' })) await user.click(button)
    expect(screen.queryByRole('alert')).toBeNull()
  })
  wire.breakAt(listPromos, 'before-tx')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(listed()).toContain('Promo 8')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await card('Promo 10')).toBeVisible()
})

test('shows an empty state without promos, and Not Authorized to a role without access', async () => {
  const { unmount } = await open({
    count: 0,
    prepareWire: (wire) => {
      for (let attempt = 0; attempt < 4; attempt++) wire.refuse(getIntroductoryPromo, 'NotFound')
    },
  })
  expect(await screen.findByText('No promo available')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  unmount()
  const { wire } = await open({ count: 0, as: 'fleet-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.of(listPromos)).toEqual([])
})

test('a promo on two pages is shown once', () => {
  const cardWithKey = (key: string) => ({ key, title: key }) as PromoCard
  const cards = withoutDuplicates([
    undefined,
    cardWithKey('a'),
    cardWithKey('b'),
    cardWithKey('a'),
    cardWithKey('c'),
  ])
  expect(cards.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})
