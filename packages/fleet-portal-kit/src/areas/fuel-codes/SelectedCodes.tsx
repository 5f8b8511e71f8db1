import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { CircleOff } from 'lucide'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useSelected, type Selection } from '../../foundation/list/selection.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { focusFirst } from '../../foundation/ui/focus.ts'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { useMessages } from '../../provider/messages.ts'
import { isDeactivatable } from './fuelCodeFacts.ts'

const AlignedEnd = styled(HStack)`
  margin-left: auto;
`

interface SelectedCodesProps {
  selection: Selection
  /** The codes on this page. Codes that are selected on another page are ignored. */
  codes: readonly FuelCode[]
  onDeactivate: (codes: readonly FuelCode[]) => void
}

/** The number of selected codes and their actions. Renders nothing while no code is selected. */
export function SelectedCodes({ selection, codes, onDeactivate }: SelectedCodesProps) {
  const t = useMessages(fuelCodesMessages)
  const ids = useSelected(selection)
  const selectable = codes.filter(isDeactivatable)
  const selected = selectable.filter(({ fuelCodeId }) => ids.has(fuelCodeId))
  const isAll = selected.length === selectable.length
  // The pressed button disappears. Without this the focus would be lost.
  const selectAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = currentTarget.nextElementSibling as HTMLElement | null
    next?.focus()
    selection.set(
      selectable.map(({ fuelCodeId }) => fuelCodeId),
      true,
    )
  }
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusFirst(currentTarget.closest('.fpk-toolbar'))
    selection.clear()
  }
  if (selected.length === 0) return null
  return (
    <AlignedEnd $wrap>
      <InlineText $strong role="status">
        {t.selected(selected.length)}
      </InlineText>
      {!isAll && (
        <Button variant="quiet" onClick={selectAll}>
          {t.selectAll(selectable.length)}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        {t.clearSelection}
      </Button>
      <Button icon={CircleOff} onClick={() => onDeactivate(selected)}>
        {t.several.open(selected.length)}
      </Button>
    </AlignedEnd>
  )
}
