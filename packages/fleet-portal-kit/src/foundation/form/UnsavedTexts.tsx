import { useUnsavedTexts } from './unsavedText.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OptionalPart } from '../widget/OptionalPart.tsx'

const UnsavedInput = lazyWithRetry(() => import('./UnsavedInput.tsx'), 'UnsavedInput')

/** The unsaved text of unmounted forms, for pages that replace those forms. The user can read and copy the text. */
export function UnsavedTexts() {
  return useUnsavedTexts().map(({ name, fields }) => (
    <OptionalPart key={name}>
      <UnsavedInput fields={fields} />
    </OptionalPart>
  ))
}
