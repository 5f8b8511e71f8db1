import { CircleQuestionMark, TriangleAlert } from 'lucide'
import { styled } from 'styled-components'
import { Card, HStack, InlineText, Paragraph, reset, Subtitle, VStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import type { Statement } from './statement.ts'
import { formatAmount, padsOf, type StatementPart } from './statementRows.ts'

const Frame = styled(Card)`
  padding: ${space(4)} ${space(5)} ${space(5)};
`

const Rows = styled.dl`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  & > dt,
  & > dd {
    ${reset}
    display: block;
  }
  & > dd {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* Room for the missing decimals. It is CSS, so that copied and spoken text does not have it. */
  & [data-pad]::before {
    content: attr(data-pad);
    visibility: hidden;
  }
  & > [data-strong] {
    font-weight: ${token('weight-strong')};
  }
  & > [data-detail] {
    color: ${token('color-muted')};
    font-size: ${token('text-table')};
  }
  & > dt[data-detail] {
    padding-inline-start: ${space(4)};
  }
`

const Check = styled(VStack)`
  padding-top: ${space(3)};
  border-top: 1px solid ${token('color-border')};
`

interface StatementCardProps {
  name: string
  statement: Statement
  month: StatementPart
  check: StatementPart
  canOpen: (area: AreaName) => boolean
}

/** The statement of one account, with its check against the server. */
export function StatementCard({ name, statement, month, check, canOpen }: StatementCardProps) {
  const t = useMessages(reconciliationMessages)
  const formats = useFormats()
  const { account, difference } = statement
  const tag = () => {
    if (difference === undefined) {
      return (
        <Tag tone="done" icon={CircleQuestionMark}>
          {t.unchecked}
        </Tag>
      )
    }
    if (difference === 0) return <Tag tone="success">{t.matches}</Tag>
    return (
      <Tag tone="warning" icon={TriangleAlert}>
        {t.differs(formatAmount(account, { amount: Math.abs(difference) }, formats))}
      </Tag>
    )
  }
  const pads = padsOf(account, [...month.rows, ...check.rows])
  const part = ({ rows, notes }: StatementPart, before = 0) => (
    <>
      <Rows>
        {rows.map((row, index) => {
          const marks = {
            'data-strong': row.isStrong ? '' : undefined,
            'data-detail': row.isDetail ? '' : undefined,
          }
          const pad = pads[before + index]
          const text = row.count === undefined ? row.name : t.counted(row.name, row.count)
          return [
            <dt key={row.name} {...marks}>
              {row.to && canOpen(row.to.area) ? (
                <Link to={row.to} fallback={text}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </dt>,
            <dd key={`${row.name} amount`} {...marks}>
              {formatAmount(account, row, formats)}
              {pad && <span data-pad={pad} aria-hidden />}
            </dd>,
          ]
        })}
      </Rows>
      {notes.map((note) => (
        <Paragraph key={note} $muted>
          {note}
        </Paragraph>
      ))}
    </>
  )
  return (
    <Frame aria-label={name}>
      <VStack $gap={3}>
        <HStack $justify="space-between" $wrap>
          <Subtitle>
            {account === 'wallet' ? <InlineText>{name}</InlineText> : <ProductChip product={account} />}
          </Subtitle>
          {tag()}
        </HStack>
        {part(month)}
        <Check $gap={3}>{part(check, month.rows.length)}</Check>
      </VStack>
    </Frame>
  )
}
