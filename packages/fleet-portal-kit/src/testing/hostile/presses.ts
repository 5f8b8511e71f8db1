import { fireEvent } from '@testing-library/react'
import type { HeldTime } from './clock.ts'

/** Where a person can press or type, named by what stands there. */
export interface Press {
  name: string
  kind: 'press' | 'search' | 'choose'
}

const controls =
  'button, [role="combobox"], [role="menuitem"], [role="radio"], input[type="radio"], input[type="search"], select'
const never =
  /^(Try again|Click to retry|Close|Dismiss|Cancel|Log ?out|Next page|Previous page|Show password|Copy|Download|Continue to payment|Reload|Okay got it|Back to home)/i

export const labelOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? (element.labels?.[0]?.textContent ?? element.getAttribute('placeholder'))
      : element.textContent) ??
    ''
  )
    .replace(/\s+/g, ' ')
    .trim()

/** One of many alike: `Actions for José` and `Actions for Ana` are one. */
const keyOf = (name: string) => name.split(' ').slice(0, 2).join(' ')

function kindOf(element: Element): Press['kind'] {
  if (element instanceof HTMLSelectElement) return 'choose'
  return element instanceof HTMLInputElement && element.type === 'search' ? 'search' : 'press'
}

/** What can be pressed on the page and was not there before; of many alike the first. */
export function pressesNow(before: readonly Press[] = []): Press[] {
  const known = new Set(before.map(({ name }) => keyOf(name)))
  const found: Press[] = []
  for (const element of document.querySelectorAll(controls)) {
    const name = labelOf(element)
    const isOff = element.getAttribute('aria-disabled') === 'true' || (element as HTMLButtonElement).disabled
    if (!name || isOff || never.test(name) || known.has(keyOf(name))) continue
    known.add(keyOf(name))
    found.push({ name, kind: kindOf(element) })
  }
  return found
}

/** The control of a name, or one that is alike: what stands on it goes on with the time. */
function elementOf({ name, kind }: Press): Element | undefined {
  const all = [...document.querySelectorAll(controls)].filter((element) => kindOf(element) === kind)
  return (
    all.find((element) => labelOf(element) === name) ??
    all.find((element) => keyOf(labelOf(element)) === keyOf(name))
  )
}

/** Presses, types or chooses. False where there is nothing of that name. */
export async function press(one: Press, time: HeldTime): Promise<boolean> {
  const element = elementOf(one)
  if (!element) return false
  if (one.kind === 'search') fireEvent.change(element, { target: { value: 'e' } })
  else if (element instanceof HTMLSelectElement) {
    fireEvent.change(element, { target: { value: element.options[element.options.length - 1]?.value } })
  } else {
    fireEvent.pointerDown(element)
    fireEvent.mouseDown(element)
    if (element instanceof HTMLElement) element.focus()
    fireEvent.pointerUp(element)
    fireEvent.mouseUp(element)
    fireEvent.click(element)
  }
  await time.rest()
  return true
}
