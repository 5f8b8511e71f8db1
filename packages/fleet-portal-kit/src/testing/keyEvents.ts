import { act } from '@testing-library/react'

type Key = 'Enter' | ' ' | 'Escape'

const codes: Record<Key, string> = { Enter: 'Enter', ' ': 'Space', Escape: 'Escape' }

/** Sends a key event to the focused element. Returns false if the page prevented the browser's default action. */
function send(type: 'keydown' | 'keyup', key: Key, repeat: boolean): boolean {
  const event = new KeyboardEvent(type, { key, code: codes[key], repeat, bubbles: true, cancelable: true })
  return (document.activeElement ?? document.body).dispatchEvent(event)
}

/** Presses a key without releasing it: one `keydown`, and the click that browsers send for Enter. */
export const pressKey = (key: Key, repeat = false): void =>
  act(() => {
    const focused = document.activeElement
    const isDefaultAllowed = send('keydown', key, repeat)
    if (isDefaultAllowed && key === 'Enter' && focused?.matches('button, a[href]'))
      (focused as HTMLElement).click()
  })

/** Sends the events of a key that is held down. Browsers send about thirty per second. */
export const repeatKey = (key: Key, times = 30): void => {
  for (let time = 0; time < times; time += 1) pressKey(key, true)
}

/** Releases a key, with the click that some browsers send for Space to the element that has the focus by then. */
export const releaseKey = (key: Key): void =>
  act(() => {
    const focused = document.activeElement
    const isDefaultAllowed = send('keyup', key, false)
    if (isDefaultAllowed && key === ' ' && focused?.matches('button')) (focused as HTMLElement).click()
  })
