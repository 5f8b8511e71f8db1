import type { IconNode } from 'lucide'

/** A page, an action or an item that the command bar offers. */
export interface Command {
  key: string
  label: string
  /** Further words that find it, in each language of the kit. */
  words?: string
  /** Whether the label is hidden when the user hides codes and numbers. */
  isPrivate?: boolean
  /** Tells items with the same label apart. */
  detail?: string | undefined
  icon: IconNode
  run: () => void
}

export interface CommandGroup {
  name: string
  commands: readonly Command[]
  isLoading?: boolean
  hasFailed?: boolean
}
