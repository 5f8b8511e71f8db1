import { createFuelCodes, listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { Plus } from 'lucide'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { today } from '../../format/days.ts'
import { dialogParts } from '../../foundation/list/dialogParts.ts'
import { useDialogAddress } from '../../foundation/list/useDialogAddress.ts'
import { useLastResult } from '../../foundation/overlay/useLastResult.ts'
import { ActionBanner } from '../../foundation/ui/ActionBanner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Card, VStack, HStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { codeDraftsMessages } from '../../locales/en/codeDrafts.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { defaultsOf, defaultsOfCode, lastCodeInput } from '../../pieces/codes/codeDefaults.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { validateCode } from '../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../headless/code-generation/codeDraft.ts'
import { DraftList } from './drafts/DraftList.tsx'
import { duplicateOf, hasErrors } from '../../headless/code-generation/drafts.ts'
import type { CodeDraft } from '../../headless/code-generation/codeDraft.ts'
import { listGeneratedCodes } from './generation/generatedCodes.ts'
import { GenerationBanner } from './generation/GenerationBanner.tsx'
import { useFixedCodeValues } from './drafts/useFixedCodeValues.ts'
import { ProductTotals } from './drafts/ProductTotals.tsx'
import { useCodeGeneration } from '../../headless/code-generation/useCodeGeneration.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const DraftForm = lazyWithRetry(() => import('./drafts/DraftForm.tsx'), 'DraftForm')
const GenerationDialog = lazyWithRetry(() => import('./generation/GenerationDialog.tsx'), 'GenerationDialog')
const CodeTableDialog = lazyWithRetry(() => import('./table/CodeTableDialog.tsx'), 'CodeTableDialog')
const AllDraftsActions = lazyWithRetry(() => import('./several/AllDraftsActions.tsx'), 'AllDraftsActions')
const AddSeveralActions = lazyWithRetry(() => import('./several/AddSeveralActions.tsx'), 'AddSeveralActions')
const Templates = lazyWithRetry(() => import('./templates/Templates.tsx'), 'Templates')

const ScreenPadding = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** In a narrow column the buttons fill a row. */
const Buttons = styled(HStack)`
  @container (max-width: 480px) {
    width: 100%;
    & > * {
      flex: 1 0 auto;
    }
  }
`

const noDrafts: readonly CodeDraft[] = []

interface DraftScreenProps {
  fleetId: string
  userId: string
  access: FleetAccess
}

/** The drafts with their totals, and the dialogs that turn them into codes. */
export function DraftScreen({ fleetId, userId, access }: DraftScreenProps) {
  const t = useMessages(generateMessages)
  const several = useMessages(codeDraftsMessages)
  const showToast = useToast()
  const generation = useCodeGeneration(fleetId, userId)
  const { current, edit, isSafe, dropFromMemory, call, isSending, isInBackground } = generation
  const { drafts, generated, copied, newIds } = generation.state
  const { dialog, openDialog, closeDialog } = useDialogAddress()
  const [dialogName, dialogId] = dialogParts(dialog)
  const edited = drafts.find(({ draftId }) => draftId === dialogId)
  const blocked = access.blocked(createFuelCodes)
  const result = useLastResult(generated)
  const closeResult = () => {
    if (generated) generation.closeGenerated()
    result.close()
  }
  const change = useCallback(
    (draftId: string, values: CodeValues) => edit({ type: 'changed', draftId, values }),
    [edit],
  )
  const isChanging = useFixedCodeValues(isSending ? noDrafts : drafts, change)
  useNavigationBlocker(drafts.length > 0, { isSafe })
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // The next visit shows the restored drafts, and no result that the user has already seen.
      edit({ type: 'closed' })
      queueMicrotask(() => {
        // React's strict mode runs the effect again at once: the user has not left.
        // Errors from the server are in memory only, so drafts with errors stay in memory.
        if (!isOpen.current && !hasErrors(current())) dropFromMemory()
      })
    }
  }, [current, edit, dropFromMemory])

  const lastDraft = drafts.at(-1)?.values
  const { data: lastCodes } = useRead(listFuelCodes, lastCodeInput(fleetId), {
    enabled: lastDraft === undefined && access.can(listFuelCodes) && blocked === undefined,
  })
  const lastCode = lastCodes?.fuelCodes[0]
  const defaults = lastDraft ? defaultsOf(lastDraft) : lastCode && defaultsOfCode(lastCode)
  /** Adds drafts, marks them and those that need a change, and offers Undo. */
  const addSeveral = (values: readonly CodeValues[], text: string) => {
    edit({ type: 'added', values, areMarked: true })
    const { newIds: draftIds = [] } = current()
    const undo = () => edit({ type: 'removed', draftIds })
    const unfinished = values.filter((one) => validateCode(one, today()).length > 0).length
    if (unfinished > 0) edit({ type: 'validated', today: today() })
    showToast({
      tone: unfinished > 0 ? 'info' : 'success',
      text: unfinished > 0 ? `${text} ${several.unfinished(unfinished)}` : text,
      action: { label: t.undo, run: undo },
    })
  }
  const duplicate = (draft: CodeDraft) => {
    const values = duplicateOf(draft.values)
    edit({ type: 'added', values: [values] })
    const copy = current().drafts.at(-1)
    if (copy && validateCode(values, today()).length > 0) openDialog(`edit:${copy.draftId}`)
  }
  const remove = (draft: CodeDraft) => {
    const index = drafts.indexOf(draft)
    edit({ type: 'removed', draftIds: [draft.draftId] })
    const undo = () => edit({ type: 'restored', drafts: [draft], index })
    showToast({ tone: 'success', text: t.removed, action: { label: t.undo, run: undo } })
  }
  const save = (values: CodeValues) => {
    if (edited) edit({ type: 'changed', draftId: edited.draftId, values })
    else edit({ type: 'added', values: [values] })
  }
  return (
    <ScreenPadding $gap={4} className="fpk-generate-fuel-codes">
      <HStack $justify="space-between" $wrap $gap={3}>
        <Title>{t.title}</Title>
        <Buttons $wrap>
          <Suspense fallback={<Skeleton $width="96px" $height="36px" />}>
            <AddSeveralActions
              fleetId={fleetId}
              access={access}
              blocked={blocked}
              onOpen={openDialog}
              onAdd={addSeveral}
            />
          </Suspense>
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
            className={drafts.length > 0 ? 'fpk-main-action' : undefined}
            busy={isSending}
            disabledReason={blocked ?? (drafts.length === 0 ? t.addFirst : undefined)}
            onClick={() => {
              if (!isChanging) generation.review(today())
            }}
          >
            {t.continue}
          </Button>
        </Buttons>
      </HStack>
      <Paragraph $muted>{t.lead}</Paragraph>
      {result.last && (
        <ActionBanner tone="success" label={t.showMade} onAction={result.reopen}>
          {t.lastMade(listGeneratedCodes(result.last).length)}
        </ActionBanner>
      )}
      <GenerationBanner generation={generation} />
      <ProductTotals fleetId={fleetId} drafts={drafts} />
      {drafts.length > (copied ? 0 : 1) && (
        <Suspense fallback={<Skeleton $height="36px" />}>
          <AllDraftsActions
            drafts={drafts}
            copied={copied}
            blocked={blocked}
            edit={edit}
            isChanging={!blocked && dialogName === 'change-all'}
            onChange={() => openDialog('change-all')}
            onClose={closeDialog}
          />
        </Suspense>
      )}
      <Card>
        {drafts.length === 0 ? (
          <StateView
            tone="empty"
            title={t.emptyTitle}
            detail={t.emptyDetail}
            action={{ label: t.emptyAction, run: () => openDialog('add'), disabledReason: blocked }}
          />
        ) : (
          <DraftList
            drafts={drafts}
            newIds={newIds}
            blocked={blocked}
            onEdit={(draft) => openDialog(`edit:${draft.draftId}`)}
            onDuplicate={duplicate}
            onRemove={remove}
          />
        )}
      </Card>
      <OverlayBoundary onClose={closeDialog}>
        {!blocked && (dialogName === 'add' || edited) && (
          <DraftForm
            key={dialogId}
            fleetId={fleetId}
            draft={edited}
            defaults={defaults}
            lastCode={lastDraft ? undefined : lastCode?.fuelCode}
            onSave={save}
            onClose={closeDialog}
          />
        )}
        {!blocked && dialogName === 'table' && (
          <CodeTableDialog
            fleetId={fleetId}
            onAdd={(values) => addSeveral(values, several.added(values.length))}
            onClose={closeDialog}
          />
        )}
        {!blocked && dialogName === 'templates' && (
          <Templates
            fleetId={fleetId}
            userId={userId}
            onUse={(values) => addSeveral(values, t.templates.added(values.length))}
            onClose={closeDialog}
          />
        )}
      </OverlayBoundary>
      {((call.status !== 'idle' && !isInBackground) || result.shown) && (
        <OverlayBoundary onClose={closeResult}>
          <GenerationDialog
            fleetId={fleetId}
            generation={generation}
            access={access}
            generated={result.shown}
            onGeneratedClosed={closeResult}
          />
        </OverlayBoundary>
      )}
    </ScreenPadding>
  )
}
