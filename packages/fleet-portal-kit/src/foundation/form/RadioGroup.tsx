import { forwardRef, useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Column, Inline, Line } from '../ui/layout.ts'
import { Checkbox } from './Checkbox.tsx'

interface RadioGroupProps<Value extends string> {
  label: string
  name: string
  value: Value
  choices: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  onBlur?: () => void
  'aria-required'?: boolean | undefined
}

const Name = styled(Inline)`
  font-size: ${token('text-table')};
  font-weight: 550;
`
const Choices = styled(Line)`
  gap: ${space(2)} ${space(6)};
  min-height: 28px;
`

/** One of a few choices that are all in sight. The form library focuses the chosen one, or the first. */
function Group<Value extends string>(
  { label, name, value, choices, onChange, onBlur, ...aria }: RadioGroupProps<Value>,
  ref: React.ForwardedRef<HTMLInputElement>,
) {
  const id = useId()
  return (
    <Column role="radiogroup" aria-labelledby={id} $gap={1.5} {...aria}>
      <Name id={id}>{label}</Name>
      <Choices $wrap>
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            ref={choice.value === value || index === 0 ? ref : undefined}
            onBlur={onBlur}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Choices>
    </Column>
  )
}
export const RadioGroup = forwardRef(Group) as <Value extends string>(
  props: RadioGroupProps<Value> & { ref?: React.Ref<HTMLInputElement> },
) => ReactNode
