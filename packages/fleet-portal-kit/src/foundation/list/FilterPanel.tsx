import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { Select } from '../form/controls.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Inline, Line, reset } from '../ui/layout.ts'
import { DateRangeField } from './DateRangeField.tsx'
import { chosenValue, without, type Filter, type FilterValues } from './filter.ts'

interface FilterPanelProps {
  anchor: HTMLElement
  filters: readonly Filter[]
  values: FilterValues
  onApply: (values: FilterValues) => void
  onClose: () => void
}

const Fields = styled(Column)`
  padding: ${space(4)};
  overflow: auto;
`

const Foot = styled(Line)`
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  position: sticky;
  bottom: 0;
`

const Set = styled.fieldset`
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
  font-weight: 600;
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
`

interface FieldProps {
  filter: Filter
  values: FilterValues
  change: (values: FilterValues) => void
}

function Field({ filter, values, change }: FieldProps) {
  const t = useMessages(uiMessages)
  const value = values[filter.name]
  switch (filter.kind) {
    case 'choice':
    case 'flag': {
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
        <Select
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
        </Select>
      )
    }
    case 'choices': {
      const chosen = (value as string[] | undefined) ?? []
      if (filter.draw) {
        const onChange = (next: readonly string[] | undefined) => change({ [filter.name]: next })
        return filter.draw({ label: filter.label, value: chosen, onChange })
      }
      const toggle = (one: string) => {
        const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
        change({ [filter.name]: next.length > 0 ? next : undefined })
      }
      const isAll = chosen.length === 0 || chosen.length === filter.choices.length
      return (
        <Choices>
          <Checkbox checked={isAll} isPartial={!isAll} onChange={() => change({ [filter.name]: undefined })}>
            {t.all}
          </Checkbox>
          {filter.choices.map((choice) => (
            <Checkbox
              key={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            >
              {choice.label}
            </Checkbox>
          ))}
        </Choices>
      )
    }
    case 'dates':
      return (
        <DateRangeField
          label={filter.label}
          value={{
            start: values[filter.start] as string | undefined,
            end: values[filter.end] as string | undefined,
          }}
          onChange={({ start, end }) => change({ [filter.start]: start, [filter.end]: end })}
        />
      )
    case 'custom': {
      const { Control } = filter
      return (
        <Control
          label={filter.label}
          value={value as string | undefined}
          onChange={(next) => change({ [filter.name]: next })}
        />
      )
    }
  }
}

/** The filters of a list, applied together. Clear All takes every one off. */
export function FilterPanel({ anchor, filters, values, onApply, onClose }: FilterPanelProps) {
  const t = useMessages(uiMessages)
  const [draft, setDraft] = useState<FilterValues>(values)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(draft)
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
          {filters.map((filter) => (
            <Set key={filter.name}>
              <Legend>{filter.label}</Legend>
              <Field
                filter={filter}
                values={draft}
                change={(change) => setDraft((present) => ({ ...present, ...change }))}
              />
            </Set>
          ))}
        </Fields>
        <Foot $justify="space-between">
          <Button variant="quiet" onClick={clear}>
            {t.clearAll}
          </Button>
          <Button variant="primary" type="submit">
            <Inline>{t.applyFilters}</Inline>
          </Button>
        </Foot>
      </form>
    </Popover>
  )
}
