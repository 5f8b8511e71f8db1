import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { open, rowOf } from './driversScene.tsx'

afterEach(() => vi.restoreAllMocks())

const searchBox = () => screen.getByLabelText('Search name, mobile number or driver ID')

describe('a late answer', () => {
  test('to an earlier search does not replace the results of the present search', async () => {
    const { user, wire } = await open()
    await rowOf('Ana Reyes')
    let answerCount = 0
    wire.rewrite(listDrivers, (answer) => {
      answerCount += 1
      return answer
    })
    const release = wire.hold(listDrivers)
    await user.type(searchBox(), 'Ana{Enter}')
    await waitFor(() => expect(wire.of(listDrivers)).toHaveLength(2))
    await user.clear(searchBox())
    await user.type(searchBox(), 'Pe{Enter}')
    await waitFor(() => expect(screen.queryByText('Ana Reyes')).toBeNull())
    expect(screen.getByText('José Peñaflor')).toBeVisible()
    const before = answerCount
    await act(async () => release())
    await waitFor(() => expect(answerCount).toBe(before + 1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByText('José Peñaflor')).toBeVisible()
    expect(screen.queryByText('Ana Reyes')).toBeNull()
  })
})

test('a search without a result is no answer to the next search', async () => {
  const { user, wire } = await open()
  await rowOf('Ana Reyes')
  await user.type(searchBox(), 'zzzz{Enter}')
  const none = 'Sorry, no result found'
  expect(await screen.findByText(none)).toBeVisible()
  const release = wire.hold(listDrivers)
  await user.clear(searchBox())
  await user.type(searchBox(), 'Ana{Enter}')
  await waitFor(() => expect(wire.of(listDrivers).at(-1)?.query['searchKey']).toBe('Ana'))
  expect(screen.queryByText(none)).toBeNull()
  expect(screen.getByRole('region', { name: 'Manage Fleet Drivers' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => release())
  expect(await rowOf('Ana Reyes')).toBeVisible()
})

test('without a connection a search without a result is no answer to the next search', async () => {
  const { user, wire } = await open()
  await rowOf('Ana Reyes')
  await user.type(searchBox(), 'zzzz{Enter}')
  const none = 'Sorry, no result found'
  expect(await screen.findByText(none)).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  wire.cut()
  await user.clear(searchBox())
  await user.type(searchBox(), 'Ana{Enter}')
  await waitFor(() => expect(screen.queryByText(none)).toBeNull(), { timeout: 5000 })
  expect(screen.getByText('No connection. We keep trying. Your input is safe.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Manage Fleet Drivers' })).toHaveAttribute('aria-busy', 'true')
  wire.mend()
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await rowOf('Ana Reyes')).toBeVisible()
})

test('a search with Enter does not search for the text typed before', async () => {
  const { user, wire } = await open()
  await rowOf('Ana Reyes')
  await user.type(searchBox(), 'Ana{Enter}')
  await waitFor(() => expect(screen.queryByText('José Peñaflor')).toBeNull())
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(wire.of(listDrivers).map(({ query }) => query['searchKey'])).toEqual([undefined, 'Ana'])
})

test('text that was typed just before the search is cleared is not searched for', async () => {
  const { user, wire, navigation } = await open({ search: 'searchKey=Zoe' })
  const clear = await screen.findByText('Clear search')
  const release = wire.hold(listDrivers)
  fireEvent.change(searchBox(), { target: { value: 'Zoe Cruz' } })
  await user.click(clear)
  release()
  await rowOf('Ana Reyes')
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(searchBox()).toHaveValue('')
  expect(navigation.search()).toBe('')
})
