import { lazy, Suspense } from 'react'
import { useUnsentTexts } from './unsentText.ts'

const UnsentSheet = lazy(() =>
  import('./UnsentSheet.tsx').then((module) => ({ default: module.UnsentSheet })),
)

/** What was typed in forms that were taken away: to be read and copied, where it cannot be sent any more. */
export function UnsentTexts() {
  return useUnsentTexts().map(({ name, lines }) => (
    <Suspense key={name}>
      <UnsentSheet lines={lines} />
    </Suspense>
  ))
}
