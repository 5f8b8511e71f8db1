import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

// The pages look at the address when they are loaded.
vi.stubGlobal('location', new URL('https://portal.test/'))
const { routerNavigation } = await import('./routerNavigation.ts')

function openAt(state: object) {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: [{ pathname: '/cash/cashin', search: '?method=card', state }],
  })
  return { router, ...routerNavigation(() => router) }
}

test('a page can hand something else over to itself, in the same place of the history', async () => {
  const { adapter, router } = openAt({ cashInId: 'csh_1', token: 'secret' })
  adapter.setSearch(adapter.search(), { replace: true, state: { cashInId: 'csh_1' } })
  await expect.poll(() => adapter.state?.()).toEqual({ cashInId: 'csh_1' })
  expect(router.state.location).toMatchObject({ pathname: '/cash/cashin', search: '?method=card' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('without saying so, a new search leaves nothing handed over', async () => {
  const { adapter } = openAt({ cashInId: 'csh_1' })
  adapter.setSearch('method=otc', { replace: true })
  await expect.poll(() => adapter.search()).toBe('method=otc')
  expect(adapter.state?.()).toBeUndefined()
})
