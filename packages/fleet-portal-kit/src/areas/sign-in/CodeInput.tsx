import { limits } from 'fleet-portal-api-client/contract/fields'
import { useMemo, useRef } from 'react'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { digits } from '../../foundation/form/cleaners.ts'
import type { ControlProps } from '../../foundation/form/buildForm.tsx'

const onlyDigits = digits(limits.otp)

/** The digits of a text that has a whole code. In any other text letters stay, so that the validation can report them. */
const codeOf = (length: number) => (text: string) => {
  const found = onlyDigits(text)
  return found.length >= length ? found : text.replace(/[\s-]/g, '').slice(0, limits.otp)
}

interface CodeInputProps {
  control: ControlProps<string>
  /** The number of digits of a code. */
  length: number
}

/** The input of the emailed code: typed, pasted with spaces, or filled in by the browser. Submits the form after the last digit. */
export function CodeInput({ control: { ref, onChange, ...control }, length }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clean = useMemo(() => codeOf(length), [length])
  return (
    <FormattedInput
      {...control}
      ref={(element) => {
        input.current = element
        ref(element)
      }}
      clean={clean}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(code) => {
        onChange(code)
        // A corrected code that was complete before is not submitted automatically.
        if (code.length === length && control.value.length < length) input.current?.form?.requestSubmit()
      }}
    />
  )
}
