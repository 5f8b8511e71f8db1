import { limits } from 'api-client/contract/fields'
import { useRef } from 'react'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { digits } from '../../foundation/form/cleaners.ts'
import type { ControlProps } from '../../foundation/form/buildForm.tsx'

const clean = digits(limits.otp)

interface CodeInputProps {
  control: ControlProps<string>
  /** How many digits a code has. */
  length: number
}

/** The code of the mail, typed, pasted with spaces or filled in by the browser. Sends its form when the last digit is there. */
export function CodeInput({ control: { ref, onChange, ...control }, length }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
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
        // One that was full before and is put right digit by digit is sent by hand.
        if (code.length === length && control.value.length < length) input.current?.form?.requestSubmit()
      }}
    />
  )
}
