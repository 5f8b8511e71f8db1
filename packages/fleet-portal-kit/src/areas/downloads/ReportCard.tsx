import type { Report } from 'fleet-portal-api-client/contract/reports'
import { Ban, CircleAlert, Download, FileText, RotateCw, Trash2 } from 'lucide'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, IconButton } from '../../foundation/ui/Button.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, InlineText, HStack, reset } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { Strikethrough } from '../../pieces/cells/Strikethrough.tsx'
import { reportName } from '../../pieces/reports/useReportFile.ts'
import { space, token } from '../../provider/appearance.ts'
import { useByteFormats, useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { detailsOf, isInProgress, type AfterFailure } from './reportDetails.ts'

export const CardFrame = styled.li`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-height: 72px;
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${token('color-border')};
  & > svg {
    color: ${token('color-border-input')};
  }
  @container (max-width: 640px) {
    padding: ${space(3)} ${space(4)};
    & > svg {
      display: none;
    }
  }
`

const CardText = styled(Box)`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  @container (max-width: 640px) {
    flex-basis: 180px;
  }
`

const Detail = styled(Box)`
  font-size: ${token('text-table')};
  color: ${token('color-muted')};
`

/** A dot is before each detail. That of the first one in each line is outside of the list, and not drawn. */
const DetailList = styled(Detail)`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: ${space(-5)};
  clip-path: inset(0 0 0 ${space(5)});
  & > ::before {
    content: '·';
    display: inline-block;
    width: ${space(5)};
    text-align: center;
  }
`

const ProgressRow = styled(HStack)`
  max-width: 420px;
  margin-top: ${space(1)};
  font-size: ${token('text-table')};
  & > :first-child {
    flex: 1;
    min-width: 80px;
  }
`

interface ReportCardProps {
  report: Report
  open: (report: Report) => Promise<void>
  /** Requests the same export once more. */
  again: (() => Promise<void>) | undefined
  /** What the user can do if the report failed and cannot be requested again. */
  afterFailure: AfterFailure
  onCancel: () => void
  onDelete: () => void
}

/** A report: file name, type, size, date, status and actions. */
export function ReportCard({ report, open, again, afterFailure, onCancel, onDelete }: ReportCardProps) {
  const t = useMessages(downloadsMessages)
  const ui = useMessages(uiMessages)
  const formats = useFormats()
  const byteFormats = useByteFormats()
  const [isBusy, setBusy] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const { status } = report
  const name = reportName(report, t.unnamed)
  const percent = Math.min(100, Math.max(0, Math.floor(report.progress ?? 0)))
  const download = () => {
    setBusy(true)
    void open(report).finally(() => setBusy(false))
  }
  const exportAgain = () => {
    setRequested(true)
    void again?.().finally(() => setRequested(false))
  }
  const failedText = () => {
    if (again || afterFailure.kind === 'unknown-type') return t.failedAgain
    if (afterFailure.kind === 'unavailable') return t.failedUnavailable
    return (
      <>
        {t.failedDetail} <Link to={{ area: afterFailure.area }}>{t.toList}</Link>
      </>
    )
  }
  return (
    <CardFrame className="fpk-report" data-status={status}>
      <Icon of={FileText} size={32} />
      <CardText>
        <HStack $gap={2} $wrap>
          {status === 'cancelled' ? (
            <Strikethrough>{name}</Strikethrough>
          ) : (
            <InlineText $strong>{name}</InlineText>
          )}
          {status === 'cancelled' && (
            <Tag tone="neutral" icon={Ban}>
              {t.cancelled}
            </Tag>
          )}
          {status === 'failed' && (
            <Tag tone="danger" icon={CircleAlert}>
              {t.failed}
            </Tag>
          )}
        </HStack>
        <DetailList>
          {detailsOf(report, t, { ...formats, ...byteFormats }).map((detail) => (
            <InlineText key={detail}>{detail}</InlineText>
          ))}
        </DetailList>
        {status === 'failed' && <Detail>{failedText()}</Detail>}
        {isInProgress(report) && (
          <ProgressRow>
            <Progress label={t.making(name)} value={percent / 100} />
            <InlineText $nowrap>
              {t.inProgress}, {t.percent(percent)}
            </InlineText>
          </ProgressRow>
        )}
      </CardText>
      <HStack $gap={2} $wrap>
        {status === 'success' && (
          <Button icon={Download} busy={isBusy} aria-label={t.downloadOf(name)} onClick={download}>
            {t.download}
          </Button>
        )}
        {again && (
          <Button icon={RotateCw} busy={isRequested} aria-label={t.exportAgainOf(name)} onClick={exportAgain}>
            {t.exportAgain}
          </Button>
        )}
        {isInProgress(report) ? (
          <Button aria-label={t.cancelOf(name)} onClick={onCancel}>
            {ui.cancel}
          </Button>
        ) : (
          <IconButton icon={Trash2} label={t.deleteOf(name)} onClick={onDelete} />
        )}
      </HStack>
    </CardFrame>
  )
}
