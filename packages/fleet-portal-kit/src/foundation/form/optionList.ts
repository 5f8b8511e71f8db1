import { styled } from 'styled-components'
import { Box } from '../ui/layout.ts'

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
  /** How many there are in all, those that are not loaded yet included. */
  total: number
  /** The value of the chosen option. */
  chosen: string | undefined
  /** The place of the option that the keys are on. */
  active: number | null
  /** A key moved there, so it comes into view; the mouse is in view already. */
  isByKey: boolean
  isBusy: boolean
  onPoint: (index: number) => void
  onChoose: (index: number) => void
  /** Called at the end of the list, where there is more. */
  loadMore: (() => void) | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** What scrolls. */
export const Options = styled(Box)`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`
