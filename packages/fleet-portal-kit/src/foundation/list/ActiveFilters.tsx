import { X } from 'lucide'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Icon } from '../ui/Icon.tsx'
import { focusRing, reset } from '../ui/layout.ts'
import { summaryOf, without } from './filter.ts'
import type { FiltersProps } from './Filters.tsx'
import type { Formats } from '../../format/formats.ts'

const Chip = styled.button`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  max-width: min(100%, 360px);
  height: 28px;
  padding: 0 ${space(2)} 0 ${space(3)};
  border: 1px solid transparent;
  border-radius: 14px;
  background: ${token('color-accent-soft')};
  font-size: ${token('text-label')};
  cursor: pointer;
  ${focusRing}
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Moves the focus from a chip that is about to be removed: to the chip beside it, or to the Filters button. */
function moveFocusFrom(chip: HTMLElement) {
  const sibling = chip.nextElementSibling ?? chip.previousElementSibling
  const filtersButton = chip.parentElement?.parentElement?.querySelector('.fpk-filters')
  const next = (sibling ?? filtersButton) as HTMLElement | null | undefined
  next?.focus()
}

/** A chip for each active filter. A press on a chip removes its filter. */
export function ActiveFilters({
  filters,
  values,
  onChange,
  formats,
}: FiltersProps & { formats: Pick<Formats, 'formatDay'> }) {
  const t = useMessages(uiMessages)
  return filters.map((filter) => {
    const text = `${filter.label}: ${summaryOf(filter, values, formats)}`
    return (
      <Chip
        key={filter.name}
        type="button"
        aria-label={t.removeFilter(text)}
        onClick={({ currentTarget }) => {
          moveFocusFrom(currentTarget)
          onChange(without(filter))
        }}
      >
        <span>{text}</span>
        <Icon of={X} />
      </Chip>
    )
  })
}
