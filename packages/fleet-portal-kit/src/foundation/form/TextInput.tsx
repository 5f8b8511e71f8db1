import { forwardRef, type ComponentProps } from 'react'
import { Input } from './controls.ts'

interface TextInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'ref'> {
  onChange: (value: string) => void
}

/** A text field whose `onChange` gets the text, as form fields require. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { onChange, ...rest },
  ref,
) {
  return <Input {...rest} ref={ref} onChange={({ target }) => onChange(target.value)} />
})
