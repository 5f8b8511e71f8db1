import { fireEvent } from '@testing-library/react'
import type { FakeClock } from './fakeClock.ts'

/** A control that a user can press, type into or choose from, with its accessible name. */
export interface Control {
  name: string
  kind: 'press' | 'search' | 'choose'
}

const controlSelector =
  'button, [role="combobox"], [role="menuitem"], [role="radio"], input[type="radio"], input[type="search"], select'
const excluded =
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

/** Groups similar controls: `Actions for José` and `Actions for Ana` have the same key. */
const groupKeyOf = (name: string) => name.split(' ').slice(0, 2).join(' ')

function kindOf(element: Element): Control['kind'] {
  if (element instanceof HTMLSelectElement) return 'choose'
  return element instanceof HTMLInputElement && element.type === 'search' ? 'search' : 'press'
}

/** The controls of the page that were not there before; of similar controls the first. */
export function newControls(before: readonly Control[] = []): Control[] {
  const known = new Set(before.map(({ name }) => groupKeyOf(name)))
  const found: Control[] = []
  for (const element of document.querySelectorAll(controlSelector)) {
    const name = labelOf(element)
    const isDisabled =
      element.getAttribute('aria-disabled') === 'true' || (element as HTMLButtonElement).disabled
    if (!name || isDisabled || excluded.test(name) || known.has(groupKeyOf(name))) continue
    known.add(groupKeyOf(name))
    found.push({ name, kind: kindOf(element) })
  }
  return found
}

/** The element of a control, or of a similar one: names can contain times, which change. */
function elementOf({ name, kind }: Control): Element | undefined {
  const all = [...document.querySelectorAll(controlSelector)].filter((element) => kindOf(element) === kind)
  return (
    all.find((element) => labelOf(element) === name) ??
    all.find((element) => groupKeyOf(labelOf(element)) === groupKeyOf(name))
  )
}

/** Presses, types or chooses. Resolves to false if no element has the name. */
export async function activate(control: Control, clock: FakeClock): Promise<boolean> {
  const element = elementOf(control)
  if (!element) return false
  if (control.kind === 'search') fireEvent.change(element, { target: { value: 'e' } })
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
  await clock.settle()
  return true
}
