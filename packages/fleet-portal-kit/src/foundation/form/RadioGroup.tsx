import { forwardRef, useId, type ForwardedRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { VStack, InlineText, HStack, VisuallyHidden } from '../ui/layout.ts'
import { Checkbox } from './Checkbox.tsx'
import { RequiredMark } from './FieldFrame.tsx'

interface RadioGroupProps<Value extends string> {
  label: string
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean
  name: string
  value: Value
  choices: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  onBlur?: () => void
  'aria-required'?: boolean | undefined
}

const Name = styled(InlineText)`
  font-size: ${token('text-table')};
  font-weight: ${token('weight-medium')};
`
const Choices = styled(HStack)`
  gap: ${space(2)} ${space(6)};
  min-height: 28px;
`

function Group<Value extends string>(
  { label, isLabelHidden = false, name, value, choices, onChange, onBlur, ...aria }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const id = useId()
  return (
    <VStack role="radiogroup" aria-labelledby={id} $gap={1.5} {...aria}>
      <InlineText as={isLabelHidden ? VisuallyHidden : undefined}>
        <Name id={id}>{label}</Name>
        {aria['aria-required'] && <RequiredMark />}
      </InlineText>
      <Choices $wrap>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            ref={choice === (choices.find((one) => one.value === value) ?? choices[0]) ? ref : undefined}
            onBlur={onBlur}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Choices>
    </VStack>
  )
}

/** A group of radio buttons. `ref` is the selected radio button, or the first one. */
export const RadioGroup = forwardRef(Group) as <Value extends string>(
  props: RadioGroupProps<Value> & { ref?: Ref<HTMLInputElement> },
) => ReactNode
