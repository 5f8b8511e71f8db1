import { forwardRef, type ComponentProps } from 'react'
import { Input } from './controls.ts'

interface FormattedInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value' | 'ref'> {
  value: string
  onChange: (value: string) => void
  /** Formats the typed or pasted text. */
  clean: (text: string) => string
}

const separators = /[ ,/-]/

/** The position of the caret in a formatted text. `before` is the formatted text before the caret. */
function caretAfter(before: string, formatted: string): number {
  if (formatted.startsWith(before)) return before.length
  // The separators differ between both texts, so only the other characters before the caret are counted.
  let remaining = before.split('').filter((character) => !separators.test(character)).length
  for (const [index, character] of formatted.split('').entries()) {
    if (remaining === 0) return index
    if (!separators.test(character)) remaining -= 1
  }
  return formatted.length
}

/**
 * A text field that formats the typed text, for example as upper case, digits only or with separators. The caret stays behind the
 * same character.
 */
export const FormattedInput = forwardRef<HTMLInputElement, FormattedInputProps>(function FormattedInput(
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
        // Set directly: if the formatted text has not changed, React does not render again, and the caret would be lost.
        target.value = cleaned
        target.setSelectionRange(caret, caret)
        onChange(cleaned)
      }}
    />
  )
})
