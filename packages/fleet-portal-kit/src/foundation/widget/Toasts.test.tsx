import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { useToast, type Toast } from '../../provider/widgetContext.ts'
import { installFakeClock } from '../../testing/fakeClock.ts'
import { InWidget } from '../../testing/InWidget.tsx'

installFakeClock()

function open() {
  let showToast: (toast: Toast) => void = () => undefined
  function ToastCaller() {
    showToast = useToast()
    return null
  }
  render(
    <FleetPortalProvider apiUrl="http://nowhere.test" getSession={async () => null}>
      <InWidget>
        <ToastCaller />
        <button type="button">Elsewhere</button>
      </InWidget>
    </FleetPortalProvider>,
  )
  return (toast: Toast) => act(() => showToast(toast))
}

function advanceTime(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('announces a toast politely and removes it after a time', () => {
  const show = open()
  show({ tone: 'success', text: 'Saved.' })
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  advanceTime(6_000)
  expect(screen.getByText('Saved.')).toBeInTheDocument()
  advanceTime(2_000)
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
})

test('keeps a toast while the pointer is on it', () => {
  const show = open()
  show({ tone: 'info', text: 'Read me.' })
  fireEvent.mouseEnter(screen.getByRole('status'))
  advanceTime(60_000)
  expect(screen.getByText('Read me.')).toBeInTheDocument()
  fireEvent.mouseLeave(screen.getByRole('status'))
  advanceTime(8_000)
  expect(screen.queryByText('Read me.')).not.toBeInTheDocument()
})

test('replaces an earlier toast about the same item together with its action', () => {
  const show = open()
  const undo = { label: 'Undo', run: vi.fn() }
  show({ tone: 'success', text: 'Ana is inactive.', about: 'd1', action: undo })
  show({ tone: 'success', text: 'José is inactive.', about: 'd2', action: undo })
  show({ tone: 'success', text: 'Ana is active again.', about: 'd1' })
  expect(screen.getByRole('status')).toHaveTextContent(/^José is inactive.*Ana is active again/)
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})

test('shows at most three toasts, the newest last', () => {
  const show = open()
  for (const text of ['one', 'two', 'three', 'four']) show({ tone: 'info', text })
  expect(screen.getByRole('status')).toHaveTextContent(/two.*three.*four/)
  expect(screen.queryByText('one')).not.toBeInTheDocument()
})

test('runs the action of a toast once and removes the toast', () => {
  const show = open()
  let undone = 0
  show({ tone: 'success', text: 'Gone.', action: { label: 'Undo', run: () => (undone += 1) } })
  const button = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(undone).toBe(1)
  expect(screen.queryByText('Gone.')).not.toBeInTheDocument()
})

test('moves the focus back to its earlier place when the focused toast closes', () => {
  const show = open()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  show({ tone: 'success', text: 'Gone.', action: { label: 'Undo', run: () => undefined } })
  const button = screen.getByRole('button', { name: 'Undo' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(elsewhere).toHaveFocus()
})

test('removes the next toast after a time when one was dismissed under the pointer', () => {
  const show = open()
  show({ tone: 'info', text: 'First.' })
  fireEvent.mouseEnter(screen.getByRole('status'))
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  advanceTime(1_000)
  show({ tone: 'info', text: 'Second.' })
  advanceTime(8_000)
  expect(screen.queryByText('Second.')).not.toBeInTheDocument()
})

test('real animation frames run again after a focused toast was removed under fake timers', async () => {
  vi.useRealTimers()
  expect(await new Promise((resolve) => requestAnimationFrame(() => resolve('rendered')))).toBe('rendered')
})
