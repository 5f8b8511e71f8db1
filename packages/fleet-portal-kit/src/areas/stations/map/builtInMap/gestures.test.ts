import { expect, test } from 'vitest'
import { acceptsGesture, wheelSteps } from './gestures.ts'

const wheelEvent = (init: WheelEventInit) => new WheelEvent('wheel', { cancelable: true, ...init })

test('the wheel scrolls the page unless Ctrl or ⌘ is pressed or the map has the focus', () => {
  const stage = document.createElement('div')
  stage.tabIndex = 0
  document.body.append(stage)
  const ignored: Event[] = []
  const isAccepted = (event: Event) => acceptsGesture(event, stage, (rejected) => ignored.push(rejected))
  const plain = wheelEvent({ deltaY: 100 })
  expect(isAccepted(plain)).toBe(false)
  expect(plain.defaultPrevented).toBe(false)
  expect(ignored).toEqual([plain])
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    const event = wheelEvent({ deltaY: 100, ...modifier })
    expect(isAccepted(event)).toBe(true)
    // Otherwise the browser would zoom the page.
    expect(event.defaultPrevented).toBe(true)
  }
  stage.focus()
  expect(isAccepted(wheelEvent({ deltaY: 100 }))).toBe(true)
  expect(ignored).toEqual([plain])
  stage.remove()
})

test('one finger scrolls the page, two move the map; only the main button drags', () => {
  const stage = document.createElement('div')
  const isAccepted = (event: Event) => acceptsGesture(event, stage, () => undefined)
  const touch = (fingers: number) => Object.assign(new Event('touchstart'), { touches: { length: fingers } })
  expect([isAccepted(touch(1)), isAccepted(touch(2))]).toEqual([false, true])
  const press = (init: MouseEventInit, view: object | null = globalThis) =>
    isAccepted(Object.defineProperty(new MouseEvent('mousedown', init), 'view', { value: view }))
  expect([press({}), press({ button: 2 }), press({ ctrlKey: true }), press({}, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a double click zooms in, but not on a marker', () => {
  const stage = document.createElement('div')
  const button = document.createElement('button')
  stage.append(button)
  const accepted: boolean[] = []
  stage.addEventListener('dblclick', (event) => accepted.push(acceptsGesture(event, stage, () => undefined)))
  for (const target of [stage, button]) {
    const event = new MouseEvent('dblclick', { bubbles: true })
    target.dispatchEvent(Object.defineProperty(event, 'view', { value: globalThis }))
  }
  expect(accepted).toEqual([true, false])
})

test('turning the wheel up zooms in by at most half a level', () => {
  expect(wheelSteps(wheelEvent({ deltaY: -100 }))).toBeCloseTo(0.2)
  expect(wheelSteps(wheelEvent({ deltaY: 100 }))).toBeCloseTo(-0.2)
  expect(wheelSteps(wheelEvent({ deltaY: -3, deltaMode: 1 }))).toBeCloseTo(0.15)
  expect(wheelSteps(wheelEvent({ deltaY: -2, ctrlKey: true }))).toBeCloseTo(0.02)
  expect(wheelSteps(wheelEvent({ deltaY: -5000 }))).toBe(0.5)
})
