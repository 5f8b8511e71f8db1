import { forwardRef, type ClipboardEvent, type ComponentProps } from 'react'
import { Input } from './controls.ts'

export interface FormattedInputProps extends Omit<
  ComponentProps<typeof Input>,
  'onChange' | 'value' | 'ref'
> {
  value: string
  onChange: (value: string) => void
  /** Formats the typed or pasted text. `before` is the text that it replaces. */
  clean: (text: string, before?: string) => string
  /** Formats the part of the text before the caret. Default: `clean`. */
  cleanPart?: (text: string) => string
  /** Converts a pasted text before it is inserted. */
  cleanPasted?: (text: string) => string
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
  { value, onChange, clean, cleanPart = clean, cleanPasted, ...rest },
  ref,
) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event
    const text = event.clipboardData.getData('text')
    const cleaned = cleanPasted?.(text) ?? text
    if (cleaned === text || field.readOnly) return
    event.preventDefault()
    field.setRangeText(cleaned, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const format = (target: HTMLInputElement) => {
    const end = target.selectionStart ?? target.value.length
    const cleaned = clean(target.value, value)
    const caret = cleaned === target.value ? end : caretAfter(cleanPart(target.value.slice(0, end)), cleaned)
    // Set directly: if the formatted text has not changed, React does not render again, and the caret would be lost.
    target.value = cleaned
    target.setSelectionRange(caret, caret)
    onChange(cleaned)
  }
  return (
    <Input
      {...rest}
      ref={ref}
      value={value}
      onPaste={paste}
      onChange={({ target, nativeEvent }) => {
        // A text that an input method still composes must not change: the input method would insert it again.
        if ((nativeEvent as InputEvent).isComposing) onChange(target.value)
        else format(target)
      }}
      onCompositionEnd={({ currentTarget }) => format(currentTarget)}
    />
  )
})
