import { forwardRef, type ComponentProps } from 'react'
import { Input } from './controls.ts'

interface CaretInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value' | 'ref'> {
  value: string
  onChange: (value: string) => void
  /** What stays of the typed or pasted text. */
  clean: (text: string) => string
}

const separators = /[ ,/-]/

/** Where the caret belongs in a cleaned text of which this much stood before it. */
function caretAfter(before: string, whole: string): number {
  if (whole.startsWith(before)) return before.length
  // Parted otherwise than its beginning alone would be: behind as many characters that are no separators.
  let left = before.split('').filter((character) => !separators.test(character)).length
  for (const [index, character] of whole.split('').entries()) {
    if (left === 0) return index
    if (!separators.test(character)) left -= 1
  }
  return whole.length
}

/**
 * A text field that changes what is typed (upper case, digits only, grouping) and keeps the caret behind the same
 * character: the one that had as many kept characters before it.
 */
export const FormattedInput = forwardRef<HTMLInputElement, CaretInputProps>(function FormattedInput(
  { onChange, clean, ...rest },
  ref,
) {
  return (
    <Input
      {...rest}
      ref={ref}
      onChange={({ target }) => {
        const end = target.selectionStart ?? target.value.length
        const cleaned = clean(target.value)
        const caret = caretAfter(clean(target.value.slice(0, end)), cleaned)
        // Put there at once: a text that has not changed in the end is not drawn again, and would lose the caret.
        target.value = cleaned
        target.setSelectionRange(caret, caret)
        onChange(cleaned)
      }}
    />
  )
})
