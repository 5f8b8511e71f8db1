import { Suspense } from 'react'
import { useUnsentTexts } from './unsentText.ts'
import { lazyPart } from '../widget/lazyPart.ts'

const UnsentSheet = lazyPart(() => import('./UnsentSheet.tsx'), 'UnsentSheet')

/** What was typed in forms that were taken away: to be read and copied, where it cannot be sent any more. */
export function UnsentTexts() {
  return useUnsentTexts().map(({ name, lines }) => (
    <Suspense key={name}>
      <UnsentSheet lines={lines} />
    </Suspense>
  ))
}
