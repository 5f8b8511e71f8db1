import { SlidersHorizontal, Trash2 } from 'lucide'
import { Button } from '../../../foundation/ui/Button.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import type { CodeDraft, CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import type { CopiedDrafts, DraftsAction } from '../../../headless/code-generation/drafts.ts'
import { codeDraftsMessages } from '../../../locales/en/codeDrafts.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { ChangeAll } from './ChangeAll.tsx'
import { CopiedNote } from './CopiedNote.tsx'

interface AllDraftsActionsProps {
  drafts: readonly CodeDraft[]
  copied: CopiedDrafts | undefined
  /** Why drafts cannot be changed. */
  blocked: string | undefined
  edit: (action: DraftsAction) => void
  /** Whether the dialog that changes all drafts is open. */
  isChanging: boolean
  onChange: () => void
  onClose: () => void
}

/** Where the values of added drafts are from, the actions on several drafts, and the dialog that changes them. All can be undone. */
export function AllDraftsActions({
  drafts,
  copied,
  blocked,
  edit,
  isChanging,
  onChange,
  onClose,
}: AllDraftsActionsProps) {
  const t = useMessages(generateMessages)
  const several = useMessages(codeDraftsMessages)
  const showToast = useToast()
  const changeAll = (values: Partial<CodeValues>) => {
    edit({ type: 'changedAll', values })
    const undo = () => {
      for (const draft of drafts) edit({ type: 'changed', ...draft })
    }
    showToast({
      tone: 'success',
      text: several.changedAll(drafts.length),
      action: { label: t.undo, run: undo },
    })
  }
  const discardAll = () => {
    edit({ type: 'discarded' })
    const undo = () => edit({ type: 'restored', drafts, index: 0 })
    showToast({ tone: 'success', text: t.discarded(drafts.length), action: { label: t.undo, run: undo } })
  }
  return (
    <>
      {copied && <CopiedNote copied={copied} drafts={drafts} edit={edit} />}
      {drafts.length > 1 && (
        <HStack $justify="end" $wrap>
          <Button variant="quiet" icon={SlidersHorizontal} disabledReason={blocked} onClick={onChange}>
            {several.changeAll}
          </Button>
          <Button variant="quiet" icon={Trash2} onClick={discardAll}>
            {several.discardAll}
          </Button>
        </HStack>
      )}
      {isChanging && <ChangeAll count={drafts.length} onChange={changeAll} onClose={onClose} />}
    </>
  )
}
