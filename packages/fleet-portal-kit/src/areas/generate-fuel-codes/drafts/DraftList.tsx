import { Copy, Pencil, Trash2 } from 'lucide'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { millilitres } from 'fleet-portal-api-client/money'
import type { ListColumn as TableColumn } from '../../../foundation/list/column.ts'
import { DataTable } from '../../../foundation/list/DataTable.tsx'
import { TwoLineCell } from '../../../foundation/list/TwoLineCell.tsx'
import { IconButton } from '../../../foundation/ui/Button.tsx'
import { Box, VStack, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { codeMessages } from '../../../locales/en/codes.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { CodeBearers } from '../../../pieces/cells/CodeBearers.tsx'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { bearersOf, parseDays, lastDayOf } from '../../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import type { CodeDraft } from '../../../headless/code-generation/codeDraft.ts'
import { NewDraftTag } from './NewDraftTag.tsx'
import { useFieldErrorTexts } from './useFieldErrorTexts.ts'

interface DraftListProps {
  drafts: readonly CodeDraft[]
  /** The drafts that were added last, together. They are marked if there are others, and scrolled into view. */
  newIds: readonly string[] | undefined
  /** Why the drafts cannot be changed now. */
  blocked: string | undefined
  onEdit: (draft: CodeDraft) => void
  onDuplicate: (draft: CodeDraft) => void
  onRemove: (draft: CodeDraft) => void
}

const ErrorText = styled(InlineText)`
  color: ${token('color-danger')};
  font-size: ${token('text-label')};
`

/** The table fills its card: the last row has no border of its own, and the corners are those of the card. */
const TableInCard = styled(Box)`
  & thead > tr > :first-child {
    border-start-start-radius: ${token('radius')};
  }
  & thead > tr > :last-child {
    border-start-end-radius: ${token('radius')};
  }
  & tbody > tr:last-child > * {
    border-bottom: 0;
    &:first-child {
      border-end-start-radius: ${token('radius')};
    }
    &:last-child {
      border-end-end-radius: ${token('radius')};
    }
  }
  /* The actions stay in view while the table scrolls sideways, above the shadow at its edge. */
  & [data-scrolls] tr > :last-child {
    position: sticky;
    right: 0;
    z-index: 4;
    background: ${token('color-surface')};
  }
`

const noIds: readonly string[] = []

const draftIdOf = ({ draftId }: CodeDraft) => draftId

/** The table of drafts, with the errors and the actions of each draft. */
export function DraftList({
  drafts,
  newIds = noIds,
  blocked,
  onEdit,
  onDuplicate,
  onRemove,
}: DraftListProps) {
  const t = useMessages(generateMessages)
  const { formatDay, formatLitres } = useFormats()
  const codeTexts = useMessages(codeMessages)
  const fieldErrorTexts = useFieldErrorTexts()
  const positions = useMemo(() => new Map(drafts.map(({ draftId }, index) => [draftId, index + 1])), [drafts])
  // If all drafts are new, a mark says nothing.
  const marked = useMemo(
    () => new Set(drafts.some(({ draftId }) => !newIds.includes(draftId)) ? newIds : noIds),
    [drafts, newIds],
  )
  const firstMarked = drafts.find(({ draftId }) => marked.has(draftId))?.draftId
  const nameOf = ({ draftId }: CodeDraft) => t.draftName(positions.get(draftId) ?? 0)

  const renderOptions = ({ sendSms, autoRenew, saveTemplate, mobileNumber }: CodeValues) => {
    const enabled = [
      sendSms && (mobileNumber ? `${t.sms} ${mobileNumber}` : t.sms),
      autoRenew && t.autoRenew,
      saveTemplate && t.template,
    ].filter((option) => option !== false)
    const [first, ...others] = enabled
    return (
      first && (
        <TwoLineCell detail={others.join(' · ')}>
          <WithSecrets secrets={[mobileNumber]}>{first}</WithSecrets>
        </TwoLineCell>
      )
    )
  }

  const renderPeriod = (values: CodeValues) => {
    const end = lastDayOf(values)
    return (
      end && (
        <TwoLineCell isUnbroken detail={t.days(parseDays(values.durationDays) ?? 0)}>
          {formatDay(values.startDate)} – {formatDay(end)}
        </TwoLineCell>
      )
    )
  }
  const columns: TableColumn<CodeDraft>[] = [
    {
      id: 'product',
      header: t.product,
      isTitle: true,
      cell: (draft) => (
        <VStack $gap={0}>
          <HStack $gap={3}>
            <InlineText $muted style={{ minWidth: `${String(drafts.length).length}ch` }}>
              {positions.get(draft.draftId)}
            </InlineText>
            {draft.values.productCode ? <ProductChip product={draft.values.productCode} /> : '–'}
            {marked.has(draft.draftId) && (
              <NewDraftTag key={newIds[0]} isScrolledTo={draft.draftId === firstMarked} />
            )}
          </HStack>
          {fieldErrorTexts(draft.errors).map((text) => (
            <ErrorText key={text}>{text}</ErrorText>
          ))}
        </VStack>
      ),
    },
    {
      id: 'volume',
      header: t.volume,
      align: 'end',
      cell: ({ values: { literVolume } }) => (
        <InlineText $strong $nowrap>
          {literVolume === null ? '–' : formatLitres(millilitres(literVolume))}
        </InlineText>
      ),
    },
    { id: 'bearers', header: t.bearers, cell: ({ values }) => <CodeBearers isCut {...bearersOf(values)} /> },
    { id: 'period', header: t.period, cell: ({ values }) => renderPeriod(values) },
    {
      id: 'use',
      header: t.use,
      cell: ({ values: { isOneTime } }) => (
        <InlineText $nowrap>{isOneTime ? codeTexts.oneTime : codeTexts.multiUse}</InlineText>
      ),
    },
    { id: 'options', header: t.options, cell: ({ values }) => renderOptions(values) },
    {
      id: 'actions',
      header: t.actions,
      align: 'end',
      cell: (draft) => {
        const name = nameOf(draft)
        return (
          <HStack $gap={0} $justify="end">
            <IconButton
              icon={Pencil}
              label={t.edit(name)}
              disabledReason={blocked}
              onClick={() => onEdit(draft)}
            />
            <IconButton
              icon={Copy}
              label={t.duplicate(name)}
              disabledReason={blocked}
              onClick={() => onDuplicate(draft)}
            />
            <IconButton icon={Trash2} label={t.remove(name)} onClick={() => onRemove(draft)} />
          </HStack>
        )
      },
    },
  ]
  return (
    <TableInCard>
      <DataTable
        label={t.draftsLabel}
        columns={columns}
        items={drafts}
        idOf={draftIdOf}
        nameOf={nameOf}
        onOpen={blocked ? undefined : onEdit}
      />
    </TableInCard>
  )
}
