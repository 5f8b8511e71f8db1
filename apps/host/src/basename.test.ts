import { createReactRouterNavigation } from 'fleet-portal-kit/navigation/react-router'
import { createMemoryRouter, useBlocker, useLocation } from 'react-router'
import { expect, test } from 'vitest'

/** The navigation of a page whose router has a basename. */
function openUnder(basename: string, url: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { basename, initialEntries: [url] })
  const { navigation } = createReactRouterNavigation({
    router: () => router,
    useBlocker,
    useLocation,
    toPath: ({ area }) => `/${area}`,
  })
  return { router, navigation }
}

test('the query string of a router with a basename changes on its page', async () => {
  const { router, navigation } = openUnder('/fleet', '/fleet/drivers')
  navigation.setSearch('dialog=add')
  await expect.poll(() => navigation.search()).toBe('dialog=add')
  expect(router.state.location.pathname).toBe('/fleet/drivers')
})

test('the first page of a router with a basename keeps its path', async () => {
  const { router, navigation } = openUnder('/fleet/', '/fleet')
  navigation.setSearch('page=2')
  await expect.poll(() => navigation.search()).toBe('page=2')
  expect(router.state.location.pathname).toMatch(/^\/fleet\/?$/)
})

test('links of a router with a basename have it, and lead to the page that they name', async () => {
  const { router, navigation } = openUnder('/fleet', '/fleet/drivers')
  expect(navigation.href({ area: 'vehicles' })).toBe('/fleet/vehicles')
  navigation.navigate({ area: 'vehicles' })
  await expect.poll(() => router.state.location.pathname).toBe('/fleet/vehicles')
})

test('a change of the query string keeps the hash of the page', async () => {
  const { router, navigation } = openUnder('/fleet', '/fleet/drivers?tab=1#list')
  navigation.setSearch('tab=1&page=2')
  await expect.poll(() => navigation.search()).toBe('tab=1&page=2')
  expect(router.state.location.hash).toBe('#list')
  navigation.navigate({ area: 'vehicles' })
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/fleet/vehicles', hash: '' })
})
