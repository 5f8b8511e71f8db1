import { act } from '@testing-library/react'

type Held = 'Enter' | ' ' | 'Escape'

const codes: Record<Held, string> = { Enter: 'Enter', ' ': 'Space', Escape: 'Escape' }

/** Sends an event of a key to what has the focus. False where the page prevented the browser's own action. */
function send(type: 'keydown' | 'keyup', key: Held, repeat: boolean): boolean {
  const event = new KeyboardEvent(type, { key, code: codes[key], repeat, bubbles: true, cancelable: true })
  return (document.activeElement ?? document.body).dispatchEvent(event)
}

/** Presses a key and does not release it: one `keydown`, and for Enter the click that a browser makes of it. */
export const pressKey = (key: Held, repeat = false): void =>
  act(() => {
    const focused = document.activeElement
    const presses = send('keydown', key, repeat)
    if (presses && key === 'Enter' && focused?.matches('button, a[href]')) (focused as HTMLElement).click()
  })

/** What a browser sends while the key stays down, some thirty times a second. */
export const repeatKey = (key: Held, times = 30): void => {
  for (let time = 0; time < times; time += 1) pressKey(key, true)
}

/** Releases a key. For Space, the click that some browsers make of it on whatever has the focus by then. */
export const releaseKey = (key: Held): void =>
  act(() => {
    const focused = document.activeElement
    const presses = send('keyup', key, false)
    if (presses && key === ' ' && focused?.matches('button')) (focused as HTMLElement).click()
  })
