/** An option of a dropdown. @since 0.1.0 */
export interface ComboboxOption {
  /** The id of the option. */
  value: string
  /** The name that users see. */
  label: string
  /** Shown beside the label, in smaller type. */
  detail?: string | undefined
}

export interface OptionsListProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  /** The number of all options, including those that are not loaded yet. */
  total: number
  /** The value of the selected option. */
  selected: string | undefined
  /** The index of the option that the arrow keys or the pointer are on. */
  active: number | null
  /** Whether a key made the option active. The list then scrolls to the option. */
  isByKeyboard: boolean
  isBusy: boolean
  onHover: (index: number) => void
  onSelect: (index: number) => void
  /** Called at the end of the list. Undefined if there are no more options. */
  loadMore: (() => void) | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`
