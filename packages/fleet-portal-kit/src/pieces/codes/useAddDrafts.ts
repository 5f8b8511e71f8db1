import { isOnByDefault, type FlagName } from 'fleet-portal-api-client/contract/flags'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { useRef } from 'react'
import { areaFlags } from '../../fleet/access/areaFlags.ts'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { today } from '../../format/days.ts'
import type { CodeValues } from '../../headless/code-generation/codeDraft.ts'
import { validateCode } from '../../headless/code-generation/codeRules.ts'
import type { DraftsAction } from '../../headless/code-generation/drafts.ts'
import { useCodeDrafts } from '../../headless/code-generation/useCodeDrafts.ts'
import { codeDraftsMessages } from '../../locales/en/codeDrafts.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation, useToast } from '../../provider/widgetContext.ts'

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

  /** The dialog in which the user completes the drafts that were added. */
  const dialogFor = (values: readonly CodeValues[]) => {
    const { drafts } = current()
    const isUnfinished = values.some((one) => validateCode(one, today()).length > 0)
    if (!isUnfinished) return undefined
    return drafts.length > 1 && values.length > 1 ? 'change-all' : `edit:${drafts.at(-1)?.draftId ?? ''}`
  }
  return async (read) => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      const added = await read(current().drafts.at(-1)?.values)
      const { values, copied, skipped = [] } = added
      dispatch({ type: 'added', values, copied, areMarked: true })
      showToast({
        tone: skipped.length > 0 ? 'info' : 'success',
        text: [t.added(values.length), t.skipped(skipped)].filter(Boolean).join(' '),
      })
      const dialog = dialogFor(values)
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
