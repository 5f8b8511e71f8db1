import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { AsOf } from './AsOf.tsx'

afterEach(() => void vi.useRealTimers())

const open = (age: number, onRefresh = vi.fn()) =>
  renderInPortal(() => (
    <InWidget>
      <p>List</p>
      <AsOf readAt={Date.now() - age} onRefresh={onRefresh} />
    </InWidget>
  ))

test('a list that is older than a minute has its time, and a button that reads it again', async () => {
  const onRefresh = vi.fn()
  const { user } = await open(61_000, onRefresh)
  expect(await screen.findByText(/^As of \d{1,2}:\d\d [AP]M$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('a list gets its time while it is on the screen', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await open(1000)
  await screen.findByText('List')
  expect(screen.queryByText(/^As of/)).toBeNull()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/^As of/)).toBeVisible()
})
