import { fireEvent } from '@testing-library/react'
import type { HeldTime } from './clock.ts'
import { labelOf } from './presses.ts'
import type { Step } from './works.ts'

const kinds: Readonly<Record<Step[0], string>> = {
  press: 'button, [role="menuitem"], [role="option"], input[type="radio"], [role="radio"], a[href]',
  tick: 'input[type="checkbox"]',
  type: 'input:not([type="checkbox"]):not([type="radio"]), textarea',
  choose: 'select',
  turn: 'select',
}

/** What a step means: of several the last one that can be used, which is in the topmost dialog. */
function targets([kind, name]: Step): Element[] {
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

/** Does a step on the page. Fails where there is nothing of that name. */
export async function perform(step: Step, time: HeldTime): Promise<void> {
  const found = targets(step)
  const target = found[found.length - 1]
  if (!target)
    throw new Error(`Nothing to ${step[0]} is called ${String(step[1])}: ${document.body.textContent}`)
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
  await time.pass(1500)
}
