import type { Centavos } from 'fleet-portal-api-client/money'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { Button } from '../ui/Button.tsx'
import { Box, Card, VStack, InlineText, Paragraph, Subtitle } from '../ui/layout.ts'

const Panel = styled(Card)`
  padding: ${space(5)};
`

/** A line between the parts of a summary. */
export const Rule = styled(Box)`
  height: 1px;
  background: ${token('color-border')};
`

const Amount = styled(InlineText)`
  font-size: ${token('text-display')};
  font-weight: ${token('weight-title')};
  line-height: 1.2;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`

const Reason = styled(Paragraph)`
  font-size: ${token('text-table')};
  color: ${token('color-danger')};
`

/** The card beside a form with its totals and its submit button. */
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
  /** Undefined is shown as a dash. */
  pesos: Centavos | undefined
  /** Content below the amount. */
  children?: ReactNode
}

/** The total amount. Screen readers announce its changes. */
export function Total({ label, pesos, children }: TotalProps) {
  const { formatPesos } = useFormats()
  return (
    <VStack $gap={0.5} aria-live="polite">
      <InlineText $muted>{label}</InlineText>
      <Amount className="fpk-total" $muted={pesos === undefined}>
        {pesos === undefined ? '—' : formatPesos(pesos)}
      </Amount>
      {children}
    </VStack>
  )
}

interface SubmitBarProps {
  label: string
  /** The total that the button shows at the edge of a phone. */
  total?: Centavos | undefined
  /** Why the button is disabled. */
  reason: string | undefined
  /** The text below a disabled button. Default: `reason`. */
  reasonText?: string | undefined
  /** An alternative action. */
  children?: ReactNode
}

/** The submit button of a form, and the reason if it is disabled. */
export function SubmitBar({ label, total, reason, reasonText = reason, children }: SubmitBarProps) {
  const { formatPesos } = useFormats()
  return (
    <VStack $gap={2}>
      <Button
        type="submit"
        variant="primary"
        className="fpk-main-action"
        disabledReason={reason}
        data-total={total === undefined ? undefined : formatPesos(total)}
      >
        {label}
      </Button>
      {reason && <Reason>{reasonText}</Reason>}
      {children}
    </VStack>
  )
}
