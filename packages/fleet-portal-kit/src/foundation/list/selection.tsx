import { useEffect, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { Box, VisuallyHidden } from '../ui/layout.ts'

/** Which items of a list are ticked, by id. Only the boxes and what reads it are drawn again, never the lines. */
export interface Selection {
  read: () => ReadonlySet<string>
  set: (ids: readonly string[], isSelected: boolean) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

const none: ReadonlySet<string> = new Set()

function createSelection(): Selection {
  let present = none
  const listeners = new Set<() => void>()
  const change = (next: ReadonlySet<string>) => {
    present = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => present,
    set(ids, isSelected) {
      const next = new Set(present)
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

/** The selection of a list: one as long as the screen and `scope`, such as its fleet, stay the same. */
export function useSelection(scope: string): Selection {
  const [selection] = useState(createSelection)
  useEffect(() => () => selection.clear(), [selection, scope])
  return selection
}

/** The ids that are ticked now. */
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
  /** What is ticked, for screen readers. */
  name: string
  /** Without it there is a gap, so that what follows keeps its place. */
  canSelect: boolean
}

/** The box of one line. */
export function SelectBox({ selection, id, name, canSelect }: SelectBoxProps) {
  const isSelected = useSelected(selection).has(id)
  if (!canSelect) return <Gap />
  return (
    <Checkbox checked={isSelected} onChange={(event) => selection.set([id], event.target.checked)}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Checkbox>
  )
}
