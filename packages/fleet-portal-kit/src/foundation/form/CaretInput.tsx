import { forwardRef, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Input } from './controls.ts'

interface CaretInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value' | 'ref'> {
  value: string
  onChange: (value: string) => void
  /** What stays of the typed or pasted text. */
  clean: (text: string) => string
}

/**
 * A text field that changes what is typed (upper case, digits only, grouping) and keeps the caret behind the same
 * character: the one that had as many kept characters before it.
 */
export const CaretInput = forwardRef<HTMLInputElement, CaretInputProps>(function CaretInput(
  { value, onChange, clean, ...rest },
  ref,
) {
  const own = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = own.current
    if (!element || caret.current === null || element.ownerDocument.activeElement !== element) return
    const at = Math.min(caret.current, element.value.length)
    caret.current = null
    element.setSelectionRange(at, at)
  })
  return (
    <Input
      {...rest}
      value={value}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      onChange={({ target }) => {
        const end = target.selectionStart ?? target.value.length
        caret.current = clean(target.value.slice(0, end)).length
        onChange(clean(target.value))
      }}
    />
  )
})
