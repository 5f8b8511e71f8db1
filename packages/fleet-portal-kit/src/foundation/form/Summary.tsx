import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Button } from '../ui/Button.tsx'
import { Box, Card, VStack, InlineText, Paragraph, Subtitle } from '../ui/layout.ts'

const Panel = styled(Card)`
  padding: ${space(5)};
`

/** Between the parts of a summary. */
export const Rule = styled(Box)`
  height: 1px;
  background: ${token('color-border')};
`

const Figure = styled(InlineText)`
  font-size: ${token('text-display')};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`

const Reason = styled(Paragraph)`
  font-size: ${token('text-table')};
  color: ${token('color-danger')};
`

/** The card beside a form that says what it comes to, and has the way on. */
export function FormSummary({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId}>
      <VStack $gap={4}>
        <Subtitle id={titleId}>{title}</Subtitle>
        {children}
      </VStack>
    </Panel>
  )
}

interface TotalProps {
  label: string
  /** Undefined while there is nothing to add up. */
  pesos: string | undefined
  /** Below the sum. */
  children?: ReactNode
}

/** What has to be paid, read aloud when it changes. */
export function Total({ label, pesos = '₱0.00', children }: TotalProps) {
  return (
    <VStack $gap={0.5} aria-live="polite">
      <InlineText $muted>{label}</InlineText>
      <Figure className="fpk-total">{pesos}</Figure>
      {children}
    </VStack>
  )
}

interface WayOnProps {
  label: string
  /** Why it cannot be pressed. */
  reason: string | undefined
  /** What is said of that below the button, where it is more. */
  said?: string | undefined
  /** Another way. */
  children?: ReactNode
}

/** The button that sends the form, and why it cannot be pressed. */
export function SubmitBar({ label, reason, said = reason, children }: WayOnProps) {
  return (
    <VStack $gap={2}>
      <Button type="submit" variant="primary" disabledReason={reason}>
        {label}
      </Button>
      {reason && <Reason>{said}</Reason>}
      {children}
    </VStack>
  )
}
