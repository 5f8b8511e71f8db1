import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { NativeSelect } from '../form/controls.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Button } from '../ui/Button.tsx'
import { VStack, InlineText, HStack, reset } from '../ui/layout.ts'
import { DateRangeField, isIncomplete, type DateRange } from './DateRangeField.tsx'
import {
  chosenValue,
  isOn,
  without,
  type FilterOption,
  type Filter,
  type FilterValue,
  type FilterValues,
} from './filter.ts'

interface FilterPanelProps {
  anchor: HTMLElement
  filters: readonly Filter[]
  values: FilterValues
  onApply: (values: FilterValues) => void
  onClose: () => void
}

const Fields = styled(VStack)`
  padding: ${space(4)};
  overflow: auto;
`

const Footer = styled(HStack)`
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  position: sticky;
  bottom: 0;
`

const FilterFieldset = styled.fieldset`
  ${reset}
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

const Legend = styled.legend`
  ${reset}
  display: block;
  margin-bottom: ${space(1.5)};
  font-size: ${token('text-label')};
  font-weight: ${token('weight-strong')};
  color: ${token('color-muted')};
`

const Choices = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${space(2)};
  max-height: 224px;
  overflow: auto;
  padding: 2px;
  @container (max-width: 640px) {
    max-height: 280px;
  }
`

interface CheckListProps {
  choices: readonly FilterOption[]
  isOn: (value: string) => boolean
  isAll: boolean
  onAll: () => void
  onToggle: (value: string) => void
}

/** A list of checkboxes with one for all options. */
function CheckList({ choices, isOn: isChosen, isAll, onAll, onToggle }: CheckListProps) {
  const t = useMessages(uiMessages)
  return (
    <Choices>
      <Checkbox checked={isAll} isPartial={!isAll} onChange={onAll}>
        {t.all}
      </Checkbox>
      {choices.map(({ value, label }) => (
        <Checkbox key={value} checked={isChosen(value)} onChange={() => onToggle(value)}>
          {label}
        </Checkbox>
      ))}
    </Choices>
  )
}

interface FieldProps {
  filter: PanelFilter
  values: FilterValues
  /** Whether to show an error at the missing day of an incomplete range. */
  showMissing: boolean
  change: (values: FilterValues) => void
}

function rangeOf({ start, end }: { start: string; end: string }, values: FilterValues): DateRange {
  return { start: values[start] as string | undefined, end: values[end] as string | undefined }
}

type PanelFilter = Exclude<Filter, { kind: 'linked' }>

const hasControl = (filter: Filter): filter is PanelFilter => filter.kind !== 'linked'

function Field({ filter, values, showMissing, change }: FieldProps) {
  const t = useMessages(uiMessages)
  const value = values[filter.name]
  const controlProps = {
    label: filter.label,
    values,
    onChange: (next: FilterValue, further?: FilterValues) => change({ ...further, [filter.name]: next }),
  }
  switch (filter.kind) {
    case 'choice':
    case 'flag': {
      if (filter.kind === 'choice' && filter.renderControl)
        return filter.renderControl({ ...controlProps, value: value as string | undefined })
      const choices =
        filter.kind === 'choice'
          ? filter.choices
          : [
              { value: 'true', label: filter.yes },
              { value: 'false', label: filter.no },
            ]
      const set = (next: string) => {
        const typed = filter.kind === 'choice' ? chosenValue(filter, next) : next === 'true'
        change({ [filter.name]: next === '' ? undefined : typed })
      }
      return (
        <NativeSelect
          aria-label={filter.label}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => set(event.target.value)}
        >
          <option value="">{t.all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )
    }
    case 'flags':
      return (
        <CheckList
          choices={filter.choices}
          isOn={(one) => values[one] === true}
          isAll={!isOn(filter, values)}
          onAll={() => change(without(filter))}
          onToggle={(one) => change({ [one]: values[one] ? undefined : true })}
        />
      )
    case 'choices': {
      const chosen = (value as string[] | undefined) ?? []
      if (filter.renderControl) return filter.renderControl({ ...controlProps, value: chosen })
      const toggle = (one: string) => {
        const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
        change({ [filter.name]: next.length > 0 ? next : undefined })
      }
      return (
        <CheckList
          choices={filter.choices}
          isOn={(one) => chosen.includes(one)}
          isAll={chosen.length === 0 || isComplete(filter, chosen)}
          onAll={() => change({ [filter.name]: undefined })}
          onToggle={toggle}
        />
      )
    }
    case 'dates':
      return (
        <DateRangeField
          label={filter.label}
          value={rangeOf(filter, values)}
          defaultPreset={filter.defaultPreset}
          showMissing={showMissing}
          onChange={({ start, end }) => change({ [filter.start]: start, [filter.end]: end })}
        />
      )
  }
}

type ChoicesFilter = Extract<Filter, { kind: 'choices' }>

/** Whether the list of checkboxes of a filter has all of them ticked. */
const isComplete = ({ choices, renderControl }: ChoicesFilter, chosen: FilterValue): boolean =>
  !renderControl && Array.isArray(chosen) && chosen.length === choices.length

/**
 * Changed values, in which a selection of all options is no filter. As a filter it would hide items with a value that is not an option,
 * such as a report of an unknown type.
 */
const withoutComplete = (filters: readonly Filter[], changes: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const filter = filters.find(({ name }) => name === key)
      return [key, filter?.kind === 'choices' && isComplete(filter, value) ? undefined : value]
    }),
  )

/** The panel with the filters of a list. Apply Filters applies all of them at once, and Clear All removes all of them. */
export function FilterPanel({ anchor, filters, values, onApply, onClose }: FilterPanelProps) {
  const t = useMessages(uiMessages)
  // Only the changes, so that Apply Filters keeps a search that ran meanwhile.
  const [changes, setChanges] = useState<FilterValues>({})
  const draft = { ...values, ...changes }
  const [showMissing, setShowMissing] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (filters.some((filter) => filter.kind === 'dates' && isIncomplete(rangeOf(filter, draft)))) {
      setShowMissing(true)
      const days = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=date]')
      Array.from(days, (day) => day)
        .find((day) => day.value === '')
        ?.focus()
      return
    }
    onApply(withoutComplete(filters, changes))
    onClose()
  }
  const clear = () => {
    onApply(Object.assign({}, ...filters.map(without)) as Record<string, undefined>)
    onClose()
  }
  return (
    <Popover anchor={anchor} label={t.filters} width={360} placement="bottom-end" onClose={onClose}>
      <form onSubmit={apply}>
        <Fields $gap={4}>
          {filters.filter(hasControl).map((filter) => (
            <FilterFieldset key={filter.name}>
              <Legend>{filter.label}</Legend>
              <Field
                filter={filter}
                values={draft}
                showMissing={showMissing}
                change={(change) => setChanges((current) => ({ ...current, ...change }))}
              />
            </FilterFieldset>
          ))}
        </Fields>
        <Footer $justify="space-between">
          <Button variant="quiet" onClick={clear}>
            {t.clearAll}
          </Button>
          <Button variant="primary" type="submit">
            <InlineText>{t.applyFilters}</InlineText>
          </Button>
        </Footer>
      </form>
    </Popover>
  )
}
