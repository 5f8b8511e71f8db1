import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { installFakeClock } from '../../testing/fakeClock.ts'
import { Boundary } from './Boundary.tsx'
import { lazyWithRetry } from './lazyWithRetry.ts'

installFakeClock()
afterEach(() => void vi.restoreAllMocks())

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders a lazy component whose code fails to load this many times. */
async function renderLazy(failures: number) {
  const Content = () => <p>The content</p>
  const load = vi.fn(() =>
    load.mock.calls.length > failures
      ? Promise.resolve({ Content })
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const Lazy = lazyWithRetry(load, 'Content')
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
  await advanceTime(0)
  return load
}

test('repeats a failed load', async () => {
  const load = await renderLazy(2)
  expect(screen.getByText('Loading')).toBeVisible()
  await advanceTime(1300)
  expect(screen.getByText('The content')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('loads the code when the connection is back', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = await renderLazy(0)
  await advanceTime(60_000)
  expect(load).not.toHaveBeenCalled()
  offline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await advanceTime(0)
  expect(screen.getByText('The content')).toBeVisible()
})

test.each([0, 2000])(
  'loads again when the user presses Try again %i ms after the last failure',
  async (later) => {
    const load = await renderLazy(4)
    await advanceTime(4300)
    expect(load).toHaveBeenCalledTimes(4)
    const tryAgain = screen.getByText('Try again')
    await advanceTime(later)
    expect(load).toHaveBeenCalledTimes(4)
    fireEvent.click(tryAgain)
    await advanceTime(0)
    expect(screen.getByText('The content')).toBeVisible()
  },
)
