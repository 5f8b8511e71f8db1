import type { FuelCode } from 'api-client/contract/fuelCodes'
import { CircleOff } from 'lucide'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useSelected, type Selection } from '../../foundation/list/selection.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { focusFirst } from '../../foundation/ui/focus.ts'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { useMessages } from '../../provider/messages.ts'
import { isOpen } from './fuelCodeFacts.ts'

const End = styled(HStack)`
  margin-left: auto;
`

interface SelectedCodesProps {
  selection: Selection
  /** The codes on screen: what is ticked on another page is left alone. */
  codes: readonly FuelCode[]
  onDeactivate: (codes: readonly FuelCode[]) => void
}

/** How many codes are ticked, and what can be done with them. Nothing while none is. */
export function SelectedCodes({ selection, codes, onDeactivate }: SelectedCodesProps) {
  const t = useMessages(fuelCodesMessages)
  const ids = useSelected(selection)
  const open = codes.filter(isOpen)
  const selected = open.filter(({ fuelCodeId }) => ids.has(fuelCodeId))
  const isAll = selected.length === open.length
  // What is pressed here goes: the focus goes where one goes on.
  const selectAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = currentTarget.nextElementSibling as HTMLElement | null
    next?.focus()
    selection.set(
      open.map(({ fuelCodeId }) => fuelCodeId),
      true,
    )
  }
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusFirst(currentTarget.closest('.fpk-toolbar'))
    selection.clear()
  }
  if (selected.length === 0) return null
  return (
    <End $wrap>
      <InlineText $strong role="status">
        {t.selected(selected.length)}
      </InlineText>
      {!isAll && (
        <Button variant="quiet" onClick={selectAll}>
          {t.selectAll(open.length)}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        {t.clearSelection}
      </Button>
      <Button icon={CircleOff} onClick={() => onDeactivate(selected)}>
        {t.several.open(selected.length)}
      </Button>
    </End>
  )
}
