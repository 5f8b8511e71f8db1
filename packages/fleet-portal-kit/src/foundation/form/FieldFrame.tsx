import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { VStack, InlineText, HStack, reset, VisuallyHidden } from '../ui/layout.ts'

export interface FieldFrameProps {
  id: string
  label: string
  /** The label is spoken alone, where what stands around the field names it for the eye. */
  isLabelHidden?: boolean | undefined
  /** Help that is always there. */
  hint?: ReactNode
  error?: string | undefined
  /** At the end of the label's line, such as a counter. */
  aside?: ReactNode
  /** Marks the label for the eye; the control says it itself, with `aria-required`. */
  isRequired?: boolean | undefined
  /** Says so beside the label where most other fields are required. */
  isOptional?: boolean | undefined
  children: ReactNode
}

const Label = styled.label`
  ${reset}
  font-size: ${token('text-table')};
  font-weight: 550;
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

/** What stands under a control: its hint, or its fault. */
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

/** The star behind the label of what must be filled in. */
export function RequiredMark() {
  return (
    <Mark aria-hidden title={useMessages(uiMessages).required}>
      *
    </Mark>
  )
}

/** Label, control, hint and fault of one field, tied together for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, hint, error, aside, isRequired, isOptional, children } = props
  const t = useMessages(uiMessages)
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
      {children}
      {hint && <Small id={`${id}-hint`}>{hint}</Small>}
      {error && (
        <Small id={`${id}-error`} $danger role="alert">
          {error}
        </Small>
      )}
    </Frame>
  )
}
