import { Suspense } from 'react'
import { Boundary } from '../widget/Boundary.tsx'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import type { OptionsListProps } from './optionList.ts'
import { ShortOptions } from './ShortOptions.tsx'

const LongOptions = lazyWithRetry(() => import('./LongOptions.tsx'), 'LongOptions')

/** The largest number of options that are rendered without virtualization. */
const maxShortList = 100

/** The options of a dropdown. The code of virtualized lists is loaded when the first one opens; until then the first options are shown. */
export function OptionsList(props: OptionsListProps) {
  // Compares the total, not the loaded options: a switch to the other list would scroll back to the beginning.
  if (props.total <= maxShortList) return <ShortOptions {...props} />
  return (
    <Boundary fallback={<ShortOptions {...props} />}>
      <Suspense fallback={<ShortOptions {...props} options={props.options.slice(0, maxShortList)} />}>
        <LongOptions {...props} />
      </Suspense>
    </Boundary>
  )
}
