import { fireEvent } from '@testing-library/react'
import type { FakeClock } from './fakeClock.ts'
import { labelOf } from './controls.ts'
import type { Step } from './writeScenarios.ts'

const kinds: Readonly<Record<Step[0], string>> = {
  press: 'button, [role="menuitem"], [role="option"], input[type="radio"], [role="radio"], a[href]',
  tick: 'input[type="checkbox"]',
  type: 'input:not([type="checkbox"]):not([type="radio"]), textarea',
  choose: 'select',
  turn: 'select',
}

/** The enabled elements that a step names. Elements of the topmost dialog have priority. */
function targetsOf([kind, name]: Step): Element[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')
  const top = dialogs[dialogs.length - 1]
  const within = (root: ParentNode) =>
    [...root.querySelectorAll(kinds[kind])].filter(
      (element) => name.test(labelOf(element)) && element.getAttribute('aria-disabled') !== 'true',
    )
  const inTop = top ? within(top) : []
  return inTop.length > 0 ? inTop : within(document)
}

function setValue(element: Element, value: string) {
  if (element instanceof HTMLElement) element.focus()
  fireEvent.change(element, { target: { value } })
}

/** Performs a step on the page. Throws if no element has the name. */
export async function performStep(step: Step, clock: FakeClock): Promise<void> {
  const found = targetsOf(step)
  const target = found[found.length - 1]
  if (!target)
    throw new Error(
      `Found no element to ${step[0]} with the name ${String(step[1])}: ${document.body.textContent}`,
    )
  if (step[0] === 'type') setValue(target, step[2])
  else if (step[0] === 'choose' || step[0] === 'turn') {
    const { options: all, value: chosen } = target as HTMLSelectElement
    const options = [...all]
    const wanted = step[0] === 'turn' && chosen === step[2] ? step[3] : step[2]
    const option = options.find(({ value, text }) => value === wanted || text === wanted)
    if (!option) throw new Error(`No ${wanted} among ${options.map(({ value }) => value).join(', ')}`)
    setValue(target, option.value)
  } else if (step[0] === 'tick') {
    for (const box of found) fireEvent.click(box)
  } else {
    fireEvent.pointerDown(target)
    fireEvent.mouseDown(target)
    if (target instanceof HTMLElement) target.focus()
    fireEvent.pointerUp(target)
    fireEvent.mouseUp(target)
    fireEvent.click(target)
  }
  await clock.advance(1500)
}
