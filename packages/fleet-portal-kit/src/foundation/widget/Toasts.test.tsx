import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { useToast, type Toast } from '../../provider/widgetContext.ts'
import { installFakeClock } from '../../testing/fakeClock.ts'
import { InWidget } from '../../testing/InWidget.tsx'

installFakeClock()

function open() {
  let showToast: (notice: Toast) => void = () => undefined
  function Speaker() {
    showToast = useToast()
    return null
  }
  render(
    <FleetPortalProvider apiUrl="http://nowhere.test" getSession={async () => null}>
      <InWidget>
        <Speaker />
        <button type="button">Elsewhere</button>
      </InWidget>
    </FleetPortalProvider>,
  )
  return (notice: Toast) => act(() => showToast(notice))
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('a notice is announced politely and goes by itself', () => {
  const say = open()
  say({ tone: 'success', text: 'Saved.' })
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  pass(6_000)
  expect(screen.getByText('Saved.')).toBeInTheDocument()
  pass(2_000)
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
})

test('stays while the pointer is on it', () => {
  const say = open()
  say({ tone: 'info', text: 'Read me.' })
  fireEvent.mouseEnter(screen.getByRole('status'))
  pass(60_000)
  expect(screen.getByText('Read me.')).toBeInTheDocument()
  fireEvent.mouseLeave(screen.getByRole('status'))
  pass(8_000)
  expect(screen.queryByText('Read me.')).not.toBeInTheDocument()
})

test('one about the same thing takes the place of the one before, whose way back is none any more', () => {
  const say = open()
  const undo = { label: 'Undo', run: vi.fn() }
  say({ tone: 'success', text: 'Ana is inactive.', about: 'd1', action: undo })
  say({ tone: 'success', text: 'José is inactive.', about: 'd2', action: undo })
  say({ tone: 'success', text: 'Ana is active again.', about: 'd1' })
  expect(screen.getByRole('status')).toHaveTextContent(/^José is inactive.*Ana is active again/)
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})

test('no more than three stand at a time, the newest last', () => {
  const say = open()
  for (const text of ['one', 'two', 'three', 'four']) say({ tone: 'info', text })
  expect(screen.getByRole('status')).toHaveTextContent(/two.*three.*four/)
  expect(screen.queryByText('one')).not.toBeInTheDocument()
})

test('its action runs once and the notice goes', () => {
  const say = open()
  let undone = 0
  say({ tone: 'success', text: 'Gone.', action: { label: 'Undo', run: () => (undone += 1) } })
  const button = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(undone).toBe(1)
  expect(screen.queryByText('Gone.')).not.toBeInTheDocument()
})

test('the focus goes back to where it was when the notice that has it goes', () => {
  const say = open()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  say({ tone: 'success', text: 'Gone.', action: { label: 'Undo', run: () => undefined } })
  const button = screen.getByRole('button', { name: 'Undo' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(elsewhere).toHaveFocus()
})

test('the next notice goes by itself after one was dismissed under the pointer', () => {
  const say = open()
  say({ tone: 'info', text: 'First.' })
  fireEvent.mouseEnter(screen.getByRole('status'))
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  pass(1_000)
  say({ tone: 'info', text: 'Second.' })
  pass(8_000)
  expect(screen.queryByText('Second.')).not.toBeInTheDocument()
})

test('the document draws frames again after a notice with the focus went while the clock was held', async () => {
  vi.useRealTimers()
  expect(await new Promise((resolve) => requestAnimationFrame(() => resolve('drawn')))).toBe('drawn')
})
