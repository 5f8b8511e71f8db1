import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createTanStackRouterNavigation } from './createTanStackRouterNavigation.ts'

function open(history: RouterHistory) {
  const root = createRootRoute()
  const children = ['/drivers', '/vehicles'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const router = createRouter({ routeTree: root.addChildren(children), history })
  const navigation = createTanStackRouterNavigation({
    router,
    toPath: ({ area }) => (area === 'drivers' || area === 'vehicles' ? `/${area}` : undefined),
  })
  return { router, navigation }
}

const openInMemory = (url = '/drivers?status=active') => open(createMemoryHistory({ initialEntries: [url] }))

/** A blocker whose user gives the answers in order. */
function blockerOf(...answers: boolean[]) {
  const blocker = {
    asked: 0,
    when: () => true,
    ask: async () => {
      blocker.asked += 1
      return answers.shift() ?? false
    },
  }
  return blocker
}

test('the query string is read, changed, replaced and left by Back', async () => {
  const { navigation, router } = openInMemory()
  const changes: string[] = []
  const stop = navigation.subscribe(() => changes.push(navigation.search()))
  expect(navigation.search()).toBe('status=active')
  navigation.setSearch('status=active&dialog=add')
  expect(router.history.location).toMatchObject({ pathname: '/drivers', search: '?status=active&dialog=add' })
  navigation.setSearch('dialog=edit%3A7', { replace: true })
  expect(navigation.search()).toBe('dialog=edit%3A7')
  navigation.back()
  await expect.poll(() => navigation.search()).toBe('status=active')
  navigation.setSearch('')
  expect(router.history.location.href).toBe('/drivers')
  expect(changes).toEqual(['status=active&dialog=add', 'dialog=edit%3A7', 'status=active', ''])
  stop()
  navigation.setSearch('page=2')
  expect(changes).toHaveLength(4)
})

test('a change of the query string keeps the hash of the page', async () => {
  const { navigation, router } = openInMemory('/drivers?tab=1#list')
  navigation.setSearch('tab=1&page=2')
  expect(router.history.location.href).toBe('/drivers?tab=1&page=2#list')
  navigation.setSearch('', { replace: true })
  expect(router.history.location.href).toBe('/drivers#list')
  navigation.navigate({ area: 'vehicles' })
  await expect.poll(() => router.history.location.href).toBe('/vehicles')
})

test('a destination has a URL with its query values, and its state', async () => {
  const { navigation, router } = openInMemory()
  const to = {
    area: 'vehicles',
    search: { searchKey: 'NAB 123' },
    state: { email: 'luz@example.ph' },
  } as const
  expect(navigation.href(to)).toBe('/vehicles?searchKey=NAB+123')
  expect(navigation.href({ area: 'loans' })).toBeUndefined()
  expect(navigation.state?.()).toBeUndefined()
  navigation.navigate(to)
  await expect.poll(() => router.history.location.href).toBe('/vehicles?searchKey=NAB+123')
  expect(navigation.state?.()).toEqual({ email: 'luz@example.ph' })
  navigation.setSearch('page=2', { replace: true, state: { token: '7' } })
  expect(navigation.state?.()).toEqual({ token: '7' })
  navigation.setSearch('page=3')
  expect(navigation.state?.()).toBeUndefined()
  navigation.navigate({ area: 'drivers' }, { replace: true })
  await expect.poll(() => router.history.location.href).toBe('/drivers')
  navigation.navigate({ area: 'loans' })
  expect(router.history.location.href).toBe('/drivers')
})

test('unsaved changes are asked about before another page, and not before a change of the query string', async () => {
  const { navigation, router } = openInMemory()
  const blocker = blockerOf(false, true)
  const stop = navigation.block(blocker)
  navigation.setSearch('page=2')
  expect(navigation.search()).toBe('page=2')
  expect(blocker.asked).toBe(0)
  navigation.navigate({ area: 'vehicles' })
  await expect.poll(() => blocker.asked).toBe(1)
  expect(router.history.location.pathname).toBe('/drivers')
  navigation.navigate({ area: 'vehicles' })
  await expect.poll(() => router.history.location.pathname).toBe('/vehicles')
  expect(await navigation.confirmLeave?.()).toBe(false)
  stop()
  expect(await navigation.confirmLeave?.()).toBe(true)
  navigation.navigate({ area: 'drivers' })
  await expect.poll(() => router.history.location.pathname).toBe('/drivers')
  expect(blocker.asked).toBe(3)
})

test('a link of the page itself and Back of the browser ask too', async () => {
  window.history.replaceState(null, '', '/vehicles')
  const history = createBrowserHistory()
  const { navigation } = open(history)
  navigation.navigate({ area: 'drivers' })
  await expect.poll(() => window.location.pathname).toBe('/drivers')
  const blocker = blockerOf(false, false, true)
  navigation.block(blocker)
  // What a link of the router does.
  history.push('/vehicles')
  await expect.poll(() => blocker.asked).toBe(1)
  expect(history.location.pathname).toBe('/drivers')
  window.history.back()
  await expect.poll(() => blocker.asked).toBe(2)
  await expect.poll(() => window.location.pathname).toBe('/drivers')
  expect(history.location.pathname).toBe('/drivers')
  window.history.back()
  await expect.poll(() => history.location.pathname).toBe('/vehicles')
  history.destroy()
})

test('a page that is being replaced does not change the URL of the next page', () => {
  const { history } = openInMemory('/vehicles').router
  const navigation = createTanStackRouterNavigation({
    router: {
      history,
      state: { location: { pathname: '/vehicles' }, resolvedLocation: { pathname: '/drivers' } },
    },
    toPath: () => undefined,
  })
  navigation.setSearch('page=2')
  expect(history.location.href).toBe('/vehicles')
})
