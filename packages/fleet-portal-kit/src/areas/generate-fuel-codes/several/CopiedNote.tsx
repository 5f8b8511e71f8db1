import { ActionBanner } from '../../../foundation/ui/ActionBanner.tsx'
import { useFocusHandover } from '../../../foundation/ui/focus.ts'
import { Box } from '../../../foundation/ui/layout.ts'
import type { CodeDraft } from '../../../headless/code-generation/codeDraft.ts'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import type { CopiedDrafts, DraftsAction } from '../../../headless/code-generation/drafts.ts'
import { codeDraftsMessages } from '../../../locales/en/codeDrafts.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { defaultNames } from '../../../pieces/codes/codeDefaults.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { inUnbrokenGroups, useDefaultsText } from '../drafts/defaultsText.ts'

interface CopiedNoteProps {
  copied: CopiedDrafts
  drafts: readonly CodeDraft[]
  edit: (action: DraftsAction) => void
}

/** Says where the values of the added drafts are from, with a button that empties them. It can be undone. */
export function CopiedNote({ copied, drafts, edit }: CopiedNoteProps) {
  const t = useMessages(generateMessages)
  const several = useMessages(codeDraftsMessages)
  const textOf = useDefaultsText()
  const showToast = useToast()
  const frame = useFocusHandover<HTMLDivElement>()
  const { source, code, values, draftIds } = copied
  const blank = blankCode('')
  const added = drafts.filter(({ draftId }) => draftIds.includes(draftId))
  const names = defaultNames.filter(
    (name) => values[name] !== blank[name] && added.some((draft) => draft.values[name] === values[name]),
  )
  // A draft with another value is one that the user has changed.
  const unchanged = added.filter((draft) => names.every((name) => draft.values[name] === values[name]))
  if (names.length === 0 || unchanged.length === 0) return null
  const clear = () => {
    const emptied = Object.fromEntries(names.map((name) => [name, blank[name]]))
    for (const draft of unchanged) {
      edit({ type: 'changed', draftId: draft.draftId, values: { ...draft.values, ...emptied } })
    }
    edit({ type: 'copied', copied: undefined })
    const undo = () => {
      edit({ type: 'copied', copied })
      for (const draft of unchanged) edit({ type: 'changed', ...draft })
    }
    showToast({
      tone: 'success',
      text: several.changedAll(unchanged.length),
      action: { label: t.undo, run: undo },
    })
  }
  const grouped = source === 'code' && code ? inUnbrokenGroups(code) : ''
  const text = textOf(values, names)
  return (
    <Box ref={frame}>
      <ActionBanner tone="info" label={t.clearDefaults} onAction={clear}>
        {source === 'code' ? (
          <WithSecrets secrets={[grouped]}>{t.copiedFromCode(unchanged.length, grouped, text)}</WithSecrets>
        ) : (
          t.copiedFromDraft(unchanged.length, text)
        )}
      </ActionBanner>
    </Box>
  )
}
