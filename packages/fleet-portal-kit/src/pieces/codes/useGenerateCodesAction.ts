import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { Fuel } from 'lucide'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import type { CodeValues } from '../../headless/code-generation/codeDraft.ts'
import { useAddDrafts, type AddedDrafts, type ReadDrafts } from './useAddDrafts.ts'

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

/**
 * Adds a draft of a fuel code for each selected item, and opens the page that generates codes. Nothing is generated. Empty if the
 * user may not generate codes, or if the page of the host has no page for it.
 */
export function useGenerateCodesAction<T>(
  { fleetId, access, selection, nameOf }: SelectedItemsProps<T>,
  { key, label, when, draftsOf }: GenerateCodesOptions<T>,
): readonly BulkAction<T>[] {
  const addDrafts = useAddDrafts(fleetId, access)
  if (!addDrafts) return []
  const open = async (items: readonly T[]) => {
    const others = [...selection.read().values()].filter((item) => !when(item)).map(nameOf)
    const read: ReadDrafts = async (last) => {
      const added = await draftsOf(items, last)
      return { ...added, skipped: [...others, ...(added.skipped ?? [])] }
    }
    if (await addDrafts(read)) selection.clear()
  }
  return [{ key, icon: Fuel, requires: createFuelCodes, when, messages: { label }, open }]
}
