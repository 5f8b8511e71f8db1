import { useEffect, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { Box, VisuallyHidden } from '../ui/layout.ts'

/** The ids of the selected items of a list. A change renders only the checkboxes and components that read the selection, not the rows. */
export interface Selection {
  read: () => ReadonlySet<string>
  set: (ids: readonly string[], isSelected: boolean) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

const none: ReadonlySet<string> = new Set()

function createSelection(): Selection {
  let selected = none
  const listeners = new Set<() => void>()
  const change = (next: ReadonlySet<string>) => {
    selected = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => selected,
    set(ids, isSelected) {
      const next = new Set(selected)
      for (const id of ids) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      change(next)
    },
    clear: () => change(none),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The selection of a list. It is cleared when the screen unmounts or when `scope`, such as the fleet, changes. */
export function useSelection(scope: string): Selection {
  const [selection] = useState(createSelection)
  useEffect(() => () => selection.clear(), [selection, scope])
  return selection
}

/** The ids of the selected items. */
export const useSelected = ({ subscribe, read }: Selection): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, read, read)

const Gap = styled(Box)`
  flex: none;
  width: 18px;
  margin-right: ${space(2)};
`

interface SelectBoxProps {
  selection: Selection
  id: string
  /** Names the checkbox for screen readers. */
  name: string
  /** Whether the item can be selected. Otherwise a gap of the same width is shown. */
  canSelect: boolean
}

/** The checkbox of one row. */
export function SelectBox({ selection, id, name, canSelect }: SelectBoxProps) {
  const isSelected = useSelected(selection).has(id)
  if (!canSelect) return <Gap />
  return (
    <Checkbox checked={isSelected} onChange={(event) => selection.set([id], event.target.checked)}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Checkbox>
  )
}
