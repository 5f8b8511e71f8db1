import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { installFakeClock } from '../../testing/fakeClock.ts'
import { InWidget } from '../../testing/InWidget.tsx'
import { SendingBanner } from './SendingBanner.tsx'

installFakeClock()

test('a form that waits for a slow server says so, and that the input is safe', () => {
  render(
    <FleetPortalProvider apiUrl="http://nowhere.test" getSession={async () => null}>
      <InWidget>
        <SendingBanner />
      </InWidget>
    </FleetPortalProvider>,
  )
  const message = () => screen.queryByText(/^This takes longer than usual\. Your input is safe\./)
  act(() => void vi.advanceTimersByTime(14_000))
  expect(message()).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(message()).toBeVisible()
})
