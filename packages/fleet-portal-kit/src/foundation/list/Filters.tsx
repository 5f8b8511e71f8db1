import { ListFilter, X } from 'lucide'
import { memo, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { NativeSelect } from '../form/controls.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { focusRing, InlineText, HStack, reset } from '../ui/layout.ts'
import { chosenValue, isOn, summaryOf, without, type Filter, type FilterValues } from './filter.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

const FilterPanel = lazyWithRetry(() => import('./FilterPanel.tsx'), 'FilterPanel')

interface FiltersProps {
  filters: readonly Filter[]
  values: FilterValues
  onChange: (values: FilterValues) => void
}

const InlineSelect = styled(NativeSelect)`
  width: auto;
  min-width: 130px;
`

const Count = styled(InlineText)`
  min-width: 20px;
  padding: 0 ${space(1.5)};
  border-radius: 10px;
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  font-size: ${token('text-label')};
  line-height: 20px;
  text-align: center;
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`

/** The chips have their own line, so that the search field keeps its width. */
const Chips = styled(HStack)`
  flex-basis: 100%;
`

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

/** The filters in the toolbar of a list. Inline filters are shown directly, the others in a panel behind a button with their count. */
export const Filters = memo(function Filters({ filters, values, onChange }: FiltersProps) {
  const t = useMessages(uiMessages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const panel = filters.filter((filter) => !filter.inline)
  const active = panel.filter((filter) => isOn(filter, values)).length
  return (
    <>
      {filters.map(
        (filter) =>
          filter.inline && (
            <InlineSelect
              key={filter.name}
              aria-label={filter.label}
              value={String(values[filter.name] ?? '')}
              onChange={(event) => onChange({ [filter.name]: chosenValue(filter, event.target.value) })}
            >
              <option value="">{`${filter.label}: ${t.all}`}</option>
              {filter.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </InlineSelect>
          ),
      )}
      {panel.length > 0 && (
        <Button
          className="fpk-filters"
          icon={ListFilter}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        >
          {t.filters}
          {active > 0 && <Count className="fpk-badge">{active}</Count>}
        </Button>
      )}
      {anchor && (
        <Suspense>
          <FilterPanel
            anchor={anchor}
            filters={panel}
            values={values}
            onApply={onChange}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
})

/** Moves the focus from a chip that is about to be removed: to the chip beside it, or to the Filters button. */
function moveFocusFrom(chip: HTMLElement) {
  const sibling = chip.nextElementSibling ?? chip.previousElementSibling
  const filtersButton = chip.parentElement?.parentElement?.querySelector('.fpk-filters')
  const next = (sibling ?? filtersButton) as HTMLElement | null | undefined
  next?.focus()
}

/** The active filters as chips. A press on a chip removes its filter. */
export const FilterChips = memo(function FilterChips({ filters, values, onChange }: FiltersProps) {
  const formats = useDayFormats()
  const t = useMessages(uiMessages)
  const activeFilters = filters.filter((filter) => !filter.inline && isOn(filter, values))
  if (activeFilters.length === 0) return null
  return (
    <Chips $wrap $gap={2}>
      {activeFilters.map((filter) => {
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
      })}
    </Chips>
  )
})
