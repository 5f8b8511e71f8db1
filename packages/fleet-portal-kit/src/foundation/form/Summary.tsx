import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Button } from '../ui/Button.tsx'
import { Box, Card, Column, Inline, Paragraph, Subtitle } from '../ui/layout.ts'

const Panel = styled(Card)`
  padding: ${space(5)};
`

/** Between the parts of a summary. */
export const Rule = styled(Box)`
  height: 1px;
  background: ${token('color-border')};
`

const Figure = styled(Inline)`
  font-size: ${token('text-figure')};
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
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId}>
      <Column $gap={4}>
        <Subtitle id={titleId}>{title}</Subtitle>
        {children}
      </Column>
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
    <Column $gap={0.5} aria-live="polite">
      <Inline $muted>{label}</Inline>
      <Figure className="fpk-total">{pesos}</Figure>
      {children}
    </Column>
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
    <Column $gap={2}>
      <Button type="submit" variant="primary" disabledReason={reason}>
        {label}
      </Button>
      {reason && <Reason>{said}</Reason>}
      {children}
    </Column>
  )
}
