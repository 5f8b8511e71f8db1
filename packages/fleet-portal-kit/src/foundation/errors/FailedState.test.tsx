import { ApiError } from 'fleet-portal-api-client'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { FailedState } from './FailedState.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const renderFailedState = (error: ApiError, retry?: () => unknown) =>
  renderInPortal(() => (
    <InWidget>
      <FailedState error={error} {...(retry && { retry })} />
    </InWidget>
  ))

test('offers the support ID of the failed request for copying', async () => {
  const { user } = await renderFailedState(
    new ApiError({ kind: 'server', status: 500, requestId: 'req_4f81c2' }),
  )
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  expect(await screen.findByText('Reference req_4f81c2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }))
  expect(writeText.mock.calls).toEqual([['req_4f81c2']])
})

test('offers home and a reload of the page after a timeout', async () => {
  const { user, moves, navigation } = await renderFailedState(
    new ApiError({ kind: 'timeout', status: 503, hasResponse: false }),
  )
  const reload = vi.spyOn(navigation, 'reload')
  expect(await screen.findByRole('heading', { name: 'Oops' })).toBeVisible()
  expect(screen.getByText(/Please refresh the page/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Okay got it' }))
  expect(reload).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Back to home' }))
  expect(moves).toEqual([{ area: 'landing' }])
})

test('offers no copy button for a failure without a support ID', async () => {
  await renderFailedState(new ApiError({ kind: 'network', status: 403, hasResponse: false }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument()
})

test('disables Try again after too many requests, and counts down on screen and for screen readers', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const retry = vi.fn()
  await renderFailedState(new ApiError({ kind: 'server', status: 429, retryAfter: 12 }), retry)
  const button = () => screen.findByRole('button', { name: 'Try again' })
  await button()
  const alert = within(screen.getByRole('alert'))
  const later = (seconds: number) =>
    act(async () => {
      vi.setSystemTime(Date.now() + seconds * 1000)
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await later(0)
  expect(await button()).toHaveAttribute('aria-disabled', 'true')
  expect(await button()).toHaveAccessibleDescription('The server asked us to wait before another attempt.')
  expect(alert.getByRole('status')).toHaveTextContent('Too many requests. You can try again in 20 seconds.')
  await later(4)
  expect(alert.getByText('Too many requests. You can try again in 8 seconds.')).toBeVisible()
  expect(alert.getByRole('status')).toHaveTextContent('You can try again in 10 seconds.')
  await later(9)
  expect(alert.getByText('Too many requests. You can try again now.')).toBeVisible()
  expect(await button()).not.toHaveAttribute('aria-disabled')
  ;(await button()).click()
  expect(retry).toHaveBeenCalledTimes(1)
})

test('waits no longer than the server said when the clock of the device is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await renderFailedState(new ApiError({ kind: 'server', status: 429, retryAfter: 12 }), vi.fn())
  const alert = within(await screen.findByRole('alert'))
  await act(async () => {
    vi.setSystemTime(Date.now() - 3 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(alert.getByText('Too many requests. You can try again in 12 seconds.')).toBeVisible()
  await act(async () => {
    vi.setSystemTime(Date.now() + 12_000)
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(alert.getByText('Too many requests. You can try again now.')).toBeVisible()
})
