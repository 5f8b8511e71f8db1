import { isOnByDefault, type FlagName } from 'fleet-portal-api-client/contract/flags'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { useRef } from 'react'
import { areaFlags } from '../../fleet/access/areaFlags.ts'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { today } from '../../format/days.ts'
import type { CodeDraft, CodeValues } from '../../headless/code-generation/codeDraft.ts'
import { validateCode } from '../../headless/code-generation/codeRules.ts'
import type { DraftsAction } from '../../headless/code-generation/drafts.ts'
import { useCodeDrafts } from '../../headless/code-generation/useCodeDrafts.ts'
import { codeDraftsMessages } from '../../locales/en/codeDrafts.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation, useToast } from '../../provider/widgetContext.ts'
import { changeAllFields } from './changeAllFields.ts'

/** The values of drafts to add, and the code that they are from. `skipped` are names that get no draft because they are inactive. */
export type AddedDrafts = Pick<Extract<DraftsAction, { type: 'added' }>, 'values' | 'copied'> & {
  skipped?: readonly string[]
}

/** Reads the drafts to add. `last` are the values of the last draft, if there is one. May reject with ApiError. */
export type ReadDrafts = (last: CodeValues | undefined) => Promise<AddedDrafts>

const area = 'generate-fuel-codes'

/**
 * A function that adds drafts of fuel codes and opens the page that generates codes. Nothing is generated. Its result says whether it
 * added them. Undefined if the user may not generate codes, or if the page of the host has no page for it.
 */
export function useAddDrafts(
  fleetId: string,
  access: FleetAccess,
): ((read: ReadDrafts) => Promise<boolean>) | undefined {
  const t = useMessages(codeDraftsMessages)
  const navigation = useNavigation()
  const showToast = useToast()
  const errorMessageOf = useErrorMessage()
  const { flags } = usePortal()
  // The widget follows changes of flags. Here the flag of another page is read with each render.
  const isOn = (flag: FlagName) => flags.get(flag, access.user?.email) ?? isOnByDefault(flag)
  const { current, dispatch } = useCodeDrafts(fleetId, access.user?.userId)
  const isRunning = useRef(false)
  const isOffered =
    access.user !== undefined &&
    access.can(createFuelCodes) &&
    (areaFlags[area]?.every(isOn) ?? true) &&
    navigation.href({ area }) !== undefined
  if (!isOffered) return undefined

  /** The dialog in which the user completes the drafts that were added. It changes no earlier draft. */
  const dialogFor = (earlier: number, unfinished: readonly CodeDraft[]) => {
    const [first] = unfinished
    if (!first) return undefined
    const canChangeAll =
      earlier === 0 &&
      current().drafts.length > 1 &&
      unfinished.every(({ values }) =>
        validateCode(values, today()).every(({ path }) =>
          (changeAllFields as readonly string[]).includes(path),
        ),
      )
    return canChangeAll ? 'change-all' : `edit:${first.draftId}`
  }
  return async (read) => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      const added = await read(current().drafts.at(-1)?.values)
      const { values, copied, skipped = [] } = added
      const earlier = current().drafts.length
      dispatch({ type: 'added', values, copied, areMarked: true })
      const unfinished = current()
        .drafts.slice(earlier)
        .filter((draft) => validateCode(draft.values, today()).length > 0)
      const dialog = dialogFor(earlier, unfinished)
      // One draft opens in its form, and new drafts are completed together. Several are completed one by one: the list marks them.
      const isMarked = values.length > 1 && dialog?.startsWith('edit:')
      if (isMarked) dispatch({ type: 'validated', today: today() })
      showToast({
        tone: skipped.length > 0 || isMarked ? 'info' : 'success',
        text: [t.added(values.length), isMarked && t.unfinished(unfinished.length), t.skipped(skipped)]
          .filter(Boolean)
          .join(' '),
      })
      navigation.navigate({ area, ...(dialog && { search: { dialog } }) })
      return true
    } catch (error) {
      showToast({ tone: 'danger', text: errorMessageOf(error) })
      return false
    } finally {
      isRunning.current = false
    }
  }
}
