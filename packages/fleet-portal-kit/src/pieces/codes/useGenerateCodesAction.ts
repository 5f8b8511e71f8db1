import { isOnByDefault, type FlagName } from 'fleet-portal-api-client/contract/flags'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { Fuel } from 'lucide'
import { useRef } from 'react'
import { areaFlags } from '../../fleet/access/areaFlags.ts'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
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

type AddedDrafts = Omit<Extract<DraftsAction, { type: 'added' }>, 'type'>

interface GenerateCodesOptions<T> {
  /** Names the action, so that the page can hide it. */
  key: string
  /** The button: what happens with how many codes. */
  label: (count: number) => string
  when: (item: T) => boolean
  /**
   * The values of a draft for each item, and the code that they are from. `last` are those of the last draft, if there is one. May
   * reject with ApiError.
   */
  draftsOf: (items: readonly T[], last: CodeValues | undefined) => Promise<AddedDrafts>
}

const area = 'generate-fuel-codes'

/**
 * Adds a draft of a fuel code for each selected item, and opens the page that generates codes. Nothing is generated. Empty if the
 * user may not generate codes, or if the page of the host has no page for it.
 */
export function useGenerateCodesAction<T>(
  { fleetId, access, selection }: SelectedItemsProps<T>,
  { key, label, when, draftsOf }: GenerateCodesOptions<T>,
): readonly BulkAction<T>[] {
  const t = useMessages(codeDraftsMessages)
  const navigation = useNavigation()
  const showToast = useToast()
  const errorMessageOf = useErrorMessage()
  const { flags } = usePortal()
  // The widget follows changes of flags. Here the flag of another page is read with each change of the selection.
  const isOn = (flag: FlagName) => flags.get(flag, access.user?.email) ?? isOnByDefault(flag)
  const { current, dispatch } = useCodeDrafts(fleetId, access.user?.userId)
  const isRunning = useRef(false)
  const isOffered =
    access.user !== undefined &&
    access.can(createFuelCodes) &&
    (areaFlags[area]?.every(isOn) ?? true) &&
    navigation.href({ area }) !== undefined
  if (!isOffered) return []

  const addDrafts = async (items: readonly T[]) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      const added = await draftsOf(items, current().drafts.at(-1)?.values)
      const { values } = added
      dispatch({ type: 'added', ...added })
      selection.clear()
      showToast({ tone: 'success', text: t.added(values.length) })
      const isUnfinished = values.some((one) => validateCode(one, today()).length > 0)
      const mayChangeAll = isUnfinished && current().drafts.length > 1
      navigation.navigate({ area, ...(mayChangeAll && { search: { dialog: 'change-all' } }) })
    } catch (error) {
      showToast({ tone: 'danger', text: errorMessageOf(error) })
    } finally {
      isRunning.current = false
    }
  }
  return [{ key, icon: Fuel, requires: createFuelCodes, when, messages: { label }, open: addDrafts }]
}
