import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { UnsavedText } from '../../provider/draftStore.ts'

const typesWithoutText = new Set(['checkbox', 'radio', 'password'])

function shownText(control: Element | RadioNodeList | null): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control instanceof HTMLTextAreaElement) return control.value
  return control instanceof HTMLInputElement && !typesWithoutText.has(control.type) ? control.value : ''
}

/** The text in the fields of a form, as it is shown. Without checkboxes, radio buttons and passwords. */
export const fieldTextsOf = (
  form: HTMLFormElement,
  labels: ReadonlyMap<string, string>,
  names: readonly string[],
): UnsavedText['fields'] =>
  names.flatMap((name) => {
    const label = labels.get(name)
    const text = shownText(form.elements.namedItem(name))
    return label && text ? [{ label, text }] : []
  })

/** The unsaved text of unmounted forms. */
export function useUnsavedTexts(): readonly UnsavedText[] {
  const { draftStore } = usePortal()
  return useSyncExternalStore(draftStore.subscribe, draftStore.unsavedTexts, draftStore.unsavedTexts)
}
