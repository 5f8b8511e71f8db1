import { forwardRef } from 'react'
import { pastedWholeNumber, wholeNumber } from './cleaners.ts'
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx'

/** A text field for a whole number, as text. A pasted text that is no whole number stays, so that it becomes no other number. */
export const WholeNumberInput = forwardRef<
  HTMLInputElement,
  Omit<FormattedInputProps, 'clean' | 'cleanPart' | 'cleanPasted'>
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
