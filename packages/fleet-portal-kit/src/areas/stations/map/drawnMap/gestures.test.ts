import { expect, test } from 'vitest'
import { mayMove, wheelSteps } from './gestures.ts'

const turn = (init: WheelEventInit) => new WheelEvent('wheel', { cancelable: true, ...init })

test('the wheel scrolls the page until Ctrl or ⌘ is held or the map has the focus', () => {
  const stage = document.createElement('div')
  stage.tabIndex = 0
  document.body.append(stage)
  const left: Event[] = []
  const isTaken = (event: Event) => mayMove(event, stage, (refused) => left.push(refused))
  const plain = turn({ deltaY: 100 })
  expect(isTaken(plain)).toBe(false)
  expect(plain.defaultPrevented).toBe(false)
  expect(left).toEqual([plain])
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    const event = turn({ deltaY: 100, ...held })
    expect(isTaken(event)).toBe(true)
    // Or the browser would zoom the page.
    expect(event.defaultPrevented).toBe(true)
  }
  stage.focus()
  expect(isTaken(turn({ deltaY: 100 }))).toBe(true)
  expect(left).toEqual([plain])
  stage.remove()
})

test('one finger scrolls the page, two move the map; only the main button drags', () => {
  const stage = document.createElement('div')
  const isTaken = (event: Event) => mayMove(event, stage, () => undefined)
  const touch = (fingers: number) => Object.assign(new Event('touchstart'), { touches: { length: fingers } })
  expect([isTaken(touch(1)), isTaken(touch(2))]).toEqual([false, true])
  const press = (init: MouseEventInit, view: object | null = globalThis) =>
    isTaken(Object.defineProperty(new MouseEvent('mousedown', init), 'view', { value: view }))
  expect([press({}), press({ button: 2 }), press({ ctrlKey: true }), press({}, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('the map comes closer by a double click, and not by one on a mark', () => {
  const stage = document.createElement('div')
  const button = document.createElement('button')
  stage.append(button)
  const taken: boolean[] = []
  stage.addEventListener('dblclick', (event) => taken.push(mayMove(event, stage, () => undefined)))
  for (const target of [stage, button]) {
    const event = new MouseEvent('dblclick', { bubbles: true })
    target.dispatchEvent(Object.defineProperty(event, 'view', { value: globalThis }))
  }
  expect(taken).toEqual([true, false])
})

test('a turn of the wheel up zooms in, by half a step at most', () => {
  expect(wheelSteps(turn({ deltaY: -100 }))).toBeCloseTo(0.2)
  expect(wheelSteps(turn({ deltaY: 100 }))).toBeCloseTo(-0.2)
  expect(wheelSteps(turn({ deltaY: -3, deltaMode: 1 }))).toBeCloseTo(0.15)
  expect(wheelSteps(turn({ deltaY: -2, ctrlKey: true }))).toBeCloseTo(0.02)
  expect(wheelSteps(turn({ deltaY: -5000 }))).toBe(0.5)
})
