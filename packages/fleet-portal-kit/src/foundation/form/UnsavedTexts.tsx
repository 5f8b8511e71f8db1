import { Suspense } from 'react'
import { useUnsavedTexts } from './unsavedText.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

const UnsavedInput = lazyWithRetry(() => import('./UnsavedInput.tsx'), 'UnsavedInput')

/** What was typed in forms that were taken away: to be read and copied, where it cannot be sent any more. */
export function UnsavedTexts() {
  return useUnsavedTexts().map(({ name, lines }) => (
    <Suspense key={name}>
      <UnsavedInput lines={lines} />
    </Suspense>
  ))
}
