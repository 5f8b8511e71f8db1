import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { UnsavedText } from '../../provider/draftStore.ts'

const hidden = new Set(['checkbox', 'radio', 'password'])

function shownIn(control: Element | RadioNodeList | null): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control instanceof HTMLTextAreaElement) return control.value
  return control instanceof HTMLInputElement && !hidden.has(control.type) ? control.value : ''
}

/** What stands in the fields of a form, as the person sees it. Fields without words, such as ticks, are left out. */
export const linesOf = (
  form: HTMLFormElement,
  labels: ReadonlyMap<string, string>,
  names: readonly string[],
): UnsavedText['lines'] =>
  names.flatMap((name) => {
    const label = labels.get(name)
    const text = shownIn(form.elements.namedItem(name))
    return label && text ? [{ label, text }] : []
  })

/** What was typed in forms that went away, so that it can be shown and copied. */
export function useUnsavedTexts(): readonly UnsavedText[] {
  const { draftStore } = usePortal()
  return useSyncExternalStore(draftStore.subscribe, draftStore.unsavedTexts, draftStore.unsavedTexts)
}
