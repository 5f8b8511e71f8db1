import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { installFakeClock } from '../../testing/fakeClock.ts'
import { Boundary } from './Boundary.tsx'
import { lazyWithRetry } from './lazyWithRetry.ts'

installFakeClock()
afterEach(() => void vi.restoreAllMocks())

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A page with one part, whose code cannot be fetched as often as it says. */
async function openPart(failures: number) {
  const Part = () => <p>The part</p>
  const load = vi.fn(() =>
    load.mock.calls.length > failures
      ? Promise.resolve({ Part })
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const Lazy = lazyWithRetry(load, 'Part')
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <Boundary
      fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Try again</button>}
    >
      <Suspense fallback="Loading">
        <Lazy />
      </Suspense>
    </Boundary>,
  )
  await after(0)
  return load
}

test('a part whose code is lost on its way is fetched again', async () => {
  const load = await openPart(2)
  expect(screen.getByText('Loading')).toBeVisible()
  await after(1300)
  expect(screen.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part is fetched when the connection is back', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = await openPart(0)
  await after(60_000)
  expect(load).not.toHaveBeenCalled()
  offline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await after(0)
  expect(screen.getByText('The part')).toBeVisible()
})

test.each([0, 2000])(
  'a part that could not be fetched is fetched by another try %i ms later',
  async (later) => {
    const load = await openPart(4)
    await after(4300)
    expect(load).toHaveBeenCalledTimes(4)
    const again = screen.getByText('Try again')
    await after(later)
    expect(load).toHaveBeenCalledTimes(4)
    fireEvent.click(again)
    await after(0)
    expect(screen.getByText('The part')).toBeVisible()
  },
)
