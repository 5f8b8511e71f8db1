import { useCallback, useEffect } from 'react'
import { usePageControls } from '../../../foundation/form/usePageControls.ts'
import type { AnyFormControls } from '../../../provider/formControls.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import type { CodeDraft } from '../../../headless/code-generation/codeDraft.ts'

/** The values of the page for fields that the user cannot change. */
function readFixedValues(controls: AnyFormControls | undefined): Partial<CodeValues> {
  const { defaultValues = {}, lockedFields = [], hiddenFields = [] } = controls ?? {}
  const fixed = new Set([...lockedFields, ...hiddenFields])
  const entries = Object.entries(defaultValues).filter(
    ([name, value]) => fixed.has(name) && value !== undefined,
  )
  return Object.fromEntries(entries) as Partial<CodeValues>
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Gives every draft the values that the page has fixed: restored drafts, copies, and those of templates. Returns whether a draft
 * still has another value. Nothing may be sent then.
 */
export function useFixedCodeValues(
  drafts: readonly CodeDraft[],
  change: (draftId: string, values: CodeValues) => void,
): boolean {
  const fixed = usePageControls(readFixedValues)
  const differs = useCallback(
    ({ values }: CodeDraft) =>
      Object.entries(fixed).some(([name, value]) => !isEqual(values[name as keyof CodeValues], value)),
    [fixed],
  )
  useEffect(() => {
    for (const draft of drafts) {
      if (differs(draft)) change(draft.draftId, { ...draft.values, ...fixed })
    }
  }, [drafts, differs, change, fixed])
  return drafts.some(differs)
}
