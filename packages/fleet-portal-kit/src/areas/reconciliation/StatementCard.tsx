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
import { amountTexts, formatAmount, rowName, type StatementPart } from './statementRows.ts'

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
  & > [data-strong] {
    font-weight: ${token('weight-strong')};
  }
  & > [data-detail] {
    color: ${token('color-muted')};
  }
  /* The amounts keep their size, so that their digits are below those of the others. */
  & > dt[data-detail] {
    padding-inline-start: ${space(4)};
    font-size: ${token('text-table')};
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
  const texts = amountTexts(account, [...month.rows, ...check.rows], formats)
  const part = ({ rows, notes }: StatementPart, before = 0) => (
    <>
      <Rows>
        {rows.map((row, index) => {
          const marks = {
            'data-strong': row.isStrong ? '' : undefined,
            'data-detail': row.isDetail ? '' : undefined,
          }
          const text = rowName(row, t)
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
              {texts[before + index]}
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
