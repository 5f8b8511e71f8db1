import { ListFilter } from 'lucide'
import { Fragment, memo, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { NativeSelect } from '../form/controls.ts'
import { Button } from '../ui/Button.tsx'
import { HStack, InlineText } from '../ui/layout.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { chosenValue, isOn, type Filter, type FilterValues } from './filter.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../overlay/OverlayBoundary.tsx'

const fetchParts = () => import('./filtersOnDemand.ts')
const ActiveFilters = lazyWithRetry(fetchParts, 'ActiveFilters')
const FilterPanel = lazyWithRetry(fetchParts, 'FilterPanel')

export interface FiltersProps {
  filters: readonly Filter[]
  values: FilterValues
  onChange: (values: FilterValues) => void
}

const InlineSelect = styled(NativeSelect)`
  width: auto;
  min-width: 130px;
  @container (max-width: 640px) {
    flex: 1 1 120px;
    min-width: 0;
    max-width: 220px;
    padding-inline: ${space(2.5)} ${space(7)};
    font-size: ${token('text-table')};
  }
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

/** The filters in the toolbar of a list. Inline filters are shown directly, the others in a panel behind a button with their count. */
export const Filters = memo(function Filters({ filters, values, onChange }: FiltersProps) {
  const t = useMessages(uiMessages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const panel = filters.filter((filter) => !filter.inline)
  const active = panel.filter((filter) => isOn(filter, values)).length
  return (
    <>
      {filters.map((filter) => {
        if (!filter.inline) return null
        const { kind, name, label, choices } = filter
        if (kind === 'choices') {
          const value = values[name] as readonly string[] | undefined
          const choose = (next: readonly string[] | undefined) => onChange({ [name]: next })
          return (
            <Fragment key={name}>{filter.renderControl({ label, value, values, onChange: choose })}</Fragment>
          )
        }
        return (
          <InlineSelect
            key={name}
            aria-label={label}
            value={String(values[name] ?? '')}
            onChange={(event) => onChange({ [name]: chosenValue(filter, event.target.value) })}
          >
            <option value="">{`${label}: ${t.all}`}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </InlineSelect>
        )
      })}
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
        <OverlayBoundary onClose={() => setAnchor(null)}>
          <FilterPanel
            anchor={anchor}
            filters={panel}
            values={values}
            onApply={onChange}
            onClose={() => setAnchor(null)}
          />
        </OverlayBoundary>
      )}
    </>
  )
})

/** The chips have their own line, so that the search field keeps its width. */
const Chips = styled(HStack)`
  flex-basis: 100%;
`

/** The active filters as chips. */
export const FilterChips = memo(function FilterChips({ filters, values, onChange }: FiltersProps) {
  const formats = useDayFormats()
  const active = filters.filter((filter) => !filter.inline && isOn(filter, values))
  if (active.length === 0) return null
  return (
    <Chips $wrap $gap={2}>
      <Suspense fallback={<Skeleton $width="160px" $height="28px" />}>
        <ActiveFilters filters={active} {...{ values, onChange, formats }} />
      </Suspense>
    </Chips>
  )
})
