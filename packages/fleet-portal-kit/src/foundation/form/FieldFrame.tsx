import { createContext, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { VStack, InlineText, HStack, reset, VisuallyHidden } from '../ui/layout.ts'

export interface FieldFrameProps {
  id: string
  label: string
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean | undefined
  /** A help text. */
  hint?: ReactNode
  error?: string | undefined
  /** Content at the end of the label's line, such as a counter. */
  aside?: ReactNode
  /** Adds a star to the label. The control itself must have `aria-required`. */
  isRequired?: boolean | undefined
  /** Adds `(optional)` to the label. For forms whose other fields are required. */
  isOptional?: boolean | undefined
  children: ReactNode
}

/** What a control adds to the error of its field: why its text has no value, or which item has the same value. */
interface FieldProblem {
  text: ReactNode
  /** Whether it is shown only in place of an error. */
  isPending: boolean
  /** Whether it follows the error on the same line, instead of replacing it. The hint is not shown then. */
  isAddition?: boolean
}

/** Shows the problem of a control in the frame around it, with or in place of the error of the form. */
export const FieldProblemContext = createContext<((problem: FieldProblem | undefined) => void) | undefined>(
  undefined,
)

const Label = styled.label`
  ${reset}
  font-size: ${token('text-table')};
  font-weight: ${token('weight-medium')};
`

const Optional = styled(InlineText)`
  font-weight: 400;
`

const Mark = styled.span`
  ${reset}
  margin-inline-start: ${space(0.5)};
  font-size: ${token('text-table')};
  color: ${token('color-danger')};
`

/** Small text below a control: a hint or an error. */
export const Small = styled.div<{ $danger?: boolean }>`
  ${reset}
  display: block;
  font-size: ${token('text-label')};
  line-height: 1.4;
  color: ${({ $danger }) => token($danger ? 'color-danger' : 'color-muted')};
`

const Frame = styled(VStack)`
  gap: ${space(1.5)};
  min-width: 0;
`

/** The star behind the label of a required field. */
export function RequiredMark() {
  return (
    <Mark aria-hidden title={useMessages(uiMessages).required}>
      *
    </Mark>
  )
}

/** The label, control, hint and error of one field, linked for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, hint, aside, isRequired, isOptional, children } = props
  const t = useMessages(uiMessages)
  const [problem, setProblem] = useState<FieldProblem>()
  const shown = problem && (props.error || !problem.isPending) ? problem : undefined
  const addition = shown?.isAddition ? shown.text : undefined
  const error = shown && !addition ? shown.text : props.error
  return (
    <Frame className="fpk-field">
      <HStack as={isLabelHidden ? VisuallyHidden : undefined} $justify="space-between" $align="baseline">
        <InlineText>
          <Label htmlFor={id}>
            {label}
            {isOptional && <Optional $muted> ({t.optional})</Optional>}
          </Label>
          {isRequired && <RequiredMark />}
        </InlineText>
        {aside && <Small>{aside}</Small>}
      </HStack>
      <FieldProblemContext.Provider value={setProblem}>{children}</FieldProblemContext.Provider>
      {hint &&
        (addition ? (
          <VisuallyHidden id={`${id}-hint`}>{hint}</VisuallyHidden>
        ) : (
          <Small id={`${id}-hint`}>{hint}</Small>
        ))}
      {error && (
        <Small id={`${id}-error`} $danger role="alert">
          {addition ? <InlineText>{error}</InlineText> : error}
          {addition && (props.error?.endsWith('.') ? ' ' : ' · ')}
          {addition}
        </Small>
      )}
    </Frame>
  )
}
