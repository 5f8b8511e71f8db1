import { Suspense } from 'react'
import { Boundary } from '../widget/Boundary.tsx'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import type { OptionsListProps } from './optionList.ts'
import { ShortOptions } from './ShortOptions.tsx'

const LongOptions = lazyWithRetry(() => import('./LongOptions.tsx'), 'LongOptions')

/** Up to so many options a list is drawn whole. */
const short = 100

/** The options of a dropdown. What draws a long list is fetched when one is open; the first options are there meanwhile. */
export function OptionsList(props: OptionsListProps) {
  // What is still to be loaded counts: a list that became another one would jump back to its beginning.
  if (props.total <= short) return <ShortOptions {...props} />
  return (
    <Boundary fallback={<ShortOptions {...props} />}>
      <Suspense fallback={<ShortOptions {...props} options={props.options.slice(0, short)} />}>
        <LongOptions {...props} />
      </Suspense>
    </Boundary>
  )
}
