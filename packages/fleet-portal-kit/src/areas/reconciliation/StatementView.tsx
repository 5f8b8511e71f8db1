import { Download, Printer, RefreshCw, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { today } from '../../format/days.ts'
import { saveText } from '../../foundation/outside/saveText.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Box, HStack, Paragraph, VStack } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { PrintFrame } from '../../pieces/print/PrintFrame.tsx'
import { space } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { daysOf, isUsed, monthOf, statementOf, type Month, type Statement } from './statement.ts'
import { StatementCard } from './StatementCard.tsx'
import { statementCsv } from './statementCsv.ts'
import { StatementPaper, statementStyles } from './StatementPaper.tsx'
import {
  accountName,
  accountsOf,
  amountTexts,
  balanceOf,
  checkPart,
  monthPart,
  rowName,
} from './statementRows.ts'
import type { Records } from './useReconciliation.ts'

const Accounts = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`

interface StatementViewProps {
  month: Month
  /** The business name of the fleet. */
  fleet: string | undefined
  canOpen: (area: AreaName) => boolean
  records: Records
  readAgain: () => void
  /** The place of the buttons in the title row. It stays while another month is read. */
  toolbar: HTMLElement | null
}

/** How many accounts match the balance of the server. */
function Verdict({ statements }: { statements: readonly Statement[] }) {
  const t = useMessages(reconciliationMessages)
  const total = statements.length
  const differing = statements.filter(({ difference }) => difference !== 0).length
  if (differing === 0) return <Tag tone="success">{t.allMatch(total)}</Tag>
  return (
    <Tag tone="warning" icon={TriangleAlert}>
      {t.someDiffer(differing, total)}
    </Tag>
  )
}

/** The statements of all accounts of a fleet for a month: on screen, on paper and as CSV. */
export function StatementView({ month, fleet, canOpen, records, readAgain, toolbar }: StatementViewProps) {
  const t = useMessages(reconciliationMessages)
  const { productNames } = useMessages(uiMessages)
  const formats = useFormats()
  const { formatDay, formatInstant, formatSince } = formats
  const [printedAt, setPrintedAt] = useState<number>()
  const { entries, balances, isComplete, hasChanged, rows, readAt } = records
  // The month was not over when it was read, also if it is printed later.
  const isCurrent = month >= monthOf(today(readAt))
  const context = { t, formatDay, month, isCurrent, balances }
  const statements = accountsOf(balances)
    .map((account) =>
      statementOf({ entries, account, month, isComplete, balance: balanceOf(account, balances) }),
    )
    .filter((statement) => statement.account === 'wallet' || isUsed(statement))
  const shown = statements.map((statement) => ({
    statement,
    name: accountName(statement.account, t, productNames),
    month: monthPart(statement, context),
    check: checkPart(statement, context),
  }))
  const { first, last } = daysOf(month)
  const basis = [
    `${t.basis(rows, formatSince(readAt))} ${isComplete ? t.allRead : t.notAllRead}`,
    ...(hasChanged ? [t.changed] : []),
    t.voidNote,
  ]
  const period = t.period(
    formatDay(first),
    isCurrent ? formatInstant(new Date(readAt).toISOString()) : formatDay(last),
  )
  const download = () => {
    const accounts = shown.map(({ statement: { account }, name, month: monthRows, check }) => ({
      account,
      name,
      rows: [...monthRows.rows, ...check.rows],
    }))
    saveText(
      `${t.csvName}-${month}.csv`,
      statementCsv(accounts, [...(fleet ? [fleet] : []), period, ...basis], t),
    )
  }
  return (
    <VStack $gap={4}>
      {toolbar &&
        createPortal(
          <>
            <Button icon={RefreshCw} onClick={readAgain}>
              {t.readAgain}
            </Button>
            <Button icon={Printer} onClick={() => setPrintedAt(Date.now())}>
              {t.print}
            </Button>
            <Button icon={Download} onClick={download}>
              {t.csv}
            </Button>
          </>,
          toolbar,
        )}
      {hasChanged && <Banner tone="warning">{t.changed}</Banner>}
      {!isComplete && <Banner tone="info">{t.notAllRead}</Banner>}
      <HStack $wrap>
        {shown.length > 1 && isComplete && <Verdict statements={statements} />}
        <Paragraph $muted>{basis[0]}</Paragraph>
      </HStack>
      <Accounts>
        {shown.map(({ statement, name, month: monthRows, check }) => (
          <StatementCard
            key={statement.account}
            statement={statement}
            name={name}
            month={monthRows}
            check={check}
            canOpen={canOpen}
          />
        ))}
      </Accounts>
      <VStack $gap={1}>
        {basis.slice(1).map((note) => (
          <Paragraph key={note} $muted>
            {note}
          </Paragraph>
        ))}
      </VStack>
      {printedAt !== undefined && (
        <PrintFrame
          key={printedAt}
          title={`${t.title} ${month}`}
          styles={statementStyles}
          onPrinted={() => setPrintedAt(undefined)}
        >
          <StatementPaper
            title={t.title}
            period={period}
            fleet={fleet}
            notes={[...basis, t.madeAt(formatInstant(new Date(printedAt).toISOString()))]}
            accounts={shown.map(({ statement: { account }, name, month: monthRows, check }) => {
              const accountRows = [...monthRows.rows, ...check.rows]
              const texts = amountTexts(account, accountRows, formats)
              return {
                name,
                rows: accountRows.map((row, index) => ({
                  ...row,
                  name: rowName(row, t),
                  text: texts[index] ?? '',
                })),
                notes: [...monthRows.notes, ...check.notes],
              }
            })}
          />
        </PrintFrame>
      )}
    </VStack>
  )
}
