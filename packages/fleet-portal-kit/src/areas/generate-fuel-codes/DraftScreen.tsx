import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { LayoutTemplate, Plus } from 'lucide'
import { Suspense, useEffect } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../foundation/data/useAccess.ts'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { today } from '../../foundation/format/days.ts'
import { useDialogAddress } from '../../foundation/list/useDialogAddress.ts'
import { useLastResult } from '../../foundation/overlay/useLastResult.ts'
import { ActionBanner } from '../../foundation/ui/ActionBanner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Card, VStack, HStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { faultsOf, type CodeValues } from './codeRules.ts'
import { DraftList } from './DraftList.tsx'
import { duplicateOf, type CodeDraft } from './generation.ts'
import { GenerationBanner } from './GenerationBanner.tsx'
import { madeFrom } from './madeFrom.ts'
import { ProductTotals } from './ProductTotals.tsx'
import { useGeneration } from './useGeneration.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DraftForm = lazyWithRetry(() => import('./DraftForm.tsx'), 'DraftForm')
const StepDialog = lazyWithRetry(() => import('./StepDialog.tsx'), 'StepDialog')
const Templates = lazyWithRetry(() => import('./templates/Templates.tsx'), 'Templates')

const Frame = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** Where they need two rows, each is filled. */
const Buttons = styled(HStack)`
  @container (max-width: 480px) {
    width: 100%;
    & > * {
      flex: 1 0 auto;
    }
  }
`

interface DraftScreenProps {
  fleetId: string
  userId: string
  access: FleetAccess
}

/** The drafts, what they add up to, and the way to codes. */
export function DraftScreen({ fleetId, userId, access }: DraftScreenProps) {
  const t = useMessages(generateMessages)
  const showToast = useToast()
  const generation = useGeneration(fleetId, userId)
  const { state, current, dispatch, isSafe, putAway } = generation
  const { drafts, step } = state
  const { dialog, openDialog, closeDialog } = useDialogAddress()
  const [dialogName, dialogId] = dialog?.split(':') ?? []
  const edited = drafts.find(({ draftId }) => draftId === dialogId)
  const blocked = access.blocked(createFuelCodes)
  const made = useLastResult(step.status === 'done' ? step : undefined)
  useNavigationBlocker(drafts.length > 0, { isSafe })
  useEffect(
    // The next visit begins with the drafts and their age: without an open question, and without a result that was shown.
    () => () => {
      const { status } = current().step
      if (status === 'confirming' || status === 'done') dispatch({ type: 'returned' })
      // What the server found wrong with a draft is in memory alone.
      const isMarked = current().drafts.some(({ faults }) => faults.length > 0)
      if (status !== 'sending' && !isMarked) putAway()
    },
    [current, dispatch, putAway],
  )

  const duplicate = (draft: CodeDraft) => {
    const values = duplicateOf(draft.values)
    dispatch({ type: 'added', values: [values] })
    const made = current().drafts.at(-1)
    if (made && faultsOf(values, today()).length > 0) openDialog(`edit:${made.draftId}`)
  }
  const remove = (draft: CodeDraft) => {
    const index = drafts.indexOf(draft)
    dispatch({ type: 'removed', draftId: draft.draftId })
    const undo = () => dispatch({ type: 'restored', drafts: [draft], index })
    showToast({ tone: 'success', text: t.removed, action: { label: t.undo, run: undo } })
  }
  const save = (values: CodeValues) => {
    if (edited) dispatch({ type: 'changed', draftId: edited.draftId, values })
    else dispatch({ type: 'added', values: [values] })
  }
  return (
    <Frame $gap={4} className="fpk-generate-fuel-codes">
      <HStack $justify="space-between" $wrap $gap={3}>
        <Title>{t.title}</Title>
        <Buttons $wrap>
          <Button icon={LayoutTemplate} disabledReason={blocked} onClick={() => openDialog('templates')}>
            {t.fromTemplate}
          </Button>
          <Button
            icon={Plus}
            variant={drafts.length === 0 ? 'primary' : 'secondary'}
            disabledReason={blocked}
            onClick={() => openDialog('add')}
          >
            {t.add}
          </Button>
          <Button
            variant="primary"
            busy={step.status === 'sending'}
            disabledReason={blocked ?? (drafts.length === 0 ? t.addFirst : undefined)}
            onClick={() => dispatch({ type: 'continued', today: today() })}
          >
            {t.continue}
          </Button>
        </Buttons>
      </HStack>
      <Paragraph $muted>{t.lead}</Paragraph>
      {made.last && (
        <ActionBanner tone="success" label={t.showMade} onAction={made.reopen}>
          {t.lastMade(madeFrom(made.last.sent, made.last.codes).length)}
        </ActionBanner>
      )}
      <GenerationBanner generation={generation} />
      <ProductTotals fleetId={fleetId} drafts={drafts} />
      <Card>
        {drafts.length === 0 ? (
          <StateView tone="empty" title={t.emptyTitle} detail={t.emptyDetail} />
        ) : (
          <DraftList
            drafts={drafts}
            blocked={blocked}
            onEdit={(draft) => openDialog(`edit:${draft.draftId}`)}
            onDuplicate={duplicate}
            onRemove={remove}
          />
        )}
      </Card>
      <Suspense>
        {!blocked && (dialogName === 'add' || edited) && (
          <DraftForm key={dialogId} fleetId={fleetId} draft={edited} onSave={save} onClose={closeDialog} />
        )}
        {!blocked && dialogName === 'templates' && (
          <Templates
            fleetId={fleetId}
            userId={userId}
            onUse={(values) => dispatch({ type: 'added', values })}
            onClose={closeDialog}
          />
        )}
        {(step.status !== 'drafting' || made.shown) && (
          <StepDialog
            fleetId={fleetId}
            generation={generation}
            access={access}
            made={made.shown}
            onMadeClosed={() => {
              if (step.status === 'done') dispatch({ type: 'returned' })
              made.close()
            }}
          />
        )}
      </Suspense>
    </Frame>
  )
}
