import { forwardRef, type ComponentProps } from 'react'
import { pastedWholeNumber, wholeNumber } from './cleaners.ts'
import { FormattedInput } from './FormattedInput.tsx'

/** A text field for a whole number, as text. A pasted text that is no whole number stays, so that it becomes no other number. */
export const WholeNumberInput = forwardRef<
  HTMLInputElement,
  Omit<ComponentProps<typeof FormattedInput>, 'clean' | 'cleanPart' | 'cleanPasted' | 'ref'>
>(function WholeNumberInput(props, ref) {
  return (
    <FormattedInput
      {...props}
      ref={ref}
      clean={wholeNumber}
      cleanPasted={pastedWholeNumber}
      inputMode="numeric"
      autoComplete="off"
    />
  )
})
