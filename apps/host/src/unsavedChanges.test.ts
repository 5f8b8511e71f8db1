import { createReactRouterNavigation, type ReactRouterHooks } from 'fleet-portal-kit/navigation/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

test('unsaved changes are asked about while the page still loads for the filters of a list', async () => {
  let isLoading = false
  const router = createMemoryRouter(
    [
      { path: '/drivers', element: null, loader: () => isLoading && new Promise(() => undefined) },
      { path: '/vehicles', element: null },
    ],
    { initialEntries: ['/drivers'] },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  const useBlocker: ReactRouterHooks['useBlocker'] = (shouldBlock) => {
    router.getBlocker('kit', shouldBlock)
    return { state: 'unblocked' }
  }
  const { navigation, RouteBlocker } = createReactRouterNavigation({
    router: () => router,
    useBlocker,
    useLocation: () => ({ pathname: '/drivers' }),
    toPath: ({ area }) => `/${area}`,
  })
  renderToString(createElement(RouteBlocker))
  navigation.block({ when: () => true, ask: async () => false })
  isLoading = true
  navigation.setSearch('status=active')
  expect(router.state.blockers.get('kit')?.state).not.toBe('blocked')
  void router.navigate('/vehicles')
  expect(router.state.blockers.get('kit')?.state).toBe('blocked')
})
