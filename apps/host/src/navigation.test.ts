import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

// The modules read the URL when they are loaded.
vi.stubGlobal('location', new URL('https://portal.test/'))
const { createNavigation } = await import('./navigation.ts')

function openAt(state: object) {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: [{ pathname: '/cash/cashin', search: '?method=card', state }],
  })
  return { router, adapter: createNavigation(() => router).navigation }
}

test('setSearch replaces the state of the current history entry', async () => {
  const { adapter, router } = openAt({ cashInId: 'csh_1', token: 'secret' })
  adapter.setSearch(adapter.search(), { replace: true, state: { cashInId: 'csh_1' } })
  await expect.poll(() => adapter.state?.()).toEqual({ cashInId: 'csh_1' })
  expect(router.state.location).toMatchObject({ pathname: '/cash/cashin', search: '?method=card' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('setSearch without state clears the state', async () => {
  const { adapter } = openAt({ cashInId: 'csh_1' })
  adapter.setSearch('method=otc', { replace: true })
  await expect.poll(() => adapter.search()).toBe('method=otc')
  expect(adapter.state?.()).toBeUndefined()
})
