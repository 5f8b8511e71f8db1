import type { ReactNode } from 'react'
import type { DayPreset } from '../../format/dayPresets.ts'
import type { Formats } from '../../format/formats.ts'

export interface FilterOption {
  value: string
  label: string
}

/** The props of a filter's custom control, such as a searchable picker. */
export interface FilterControlProps<V = string> {
  value: V | undefined
  label: string
  /** The values of all filters. */
  values: FilterValues
  /** `further`: new values of other filters. */
  onChange: (value: V | undefined, further?: FilterValues) => void
}

interface FilterBase {
  name: string
  label: string
  /** The input fields that the filter sets and clears. Default: the field `name`. */
  keys?: readonly string[]
  inline?: false
}

/**
 * The definition of a list filter. `name` is a field of the endpoint's input. An `inline` filter is shown in the toolbar and
 * applies at once. The other filters share the filters panel, which applies them together.
 */
export type Filter =
  | (Omit<FilterBase, 'inline'> & {
      kind: 'choice'
      /** All options. With a custom control: the options whose label differs from their value. */
      choices: readonly FilterOption[]
      /** Renders a custom control, if there are too many options for a select. */
      renderControl?: (control: FilterControlProps) => ReactNode
      inline?: boolean
      /** The input field is a list: it gets a list with the one selected value. */
      isList?: boolean
    })
  | (FilterBase & {
      kind: 'choices'
      /** All options. With a custom control: the selected options. */
      choices: readonly FilterOption[]
      /** Renders a custom control, if there are too many options for checkboxes. */
      renderControl?: (control: FilterControlProps<readonly string[]>) => ReactNode
    })
  | (Omit<FilterBase, 'inline'> & {
      kind: 'choices'
      choices: readonly FilterOption[]
      inline: true
      renderControl: (control: FilterControlProps<readonly string[]>) => ReactNode
    })
  /** Each option is a boolean input field, named in `keys`. Selected options are sent as true. Without a selection none is sent. */
  | (FilterBase & { kind: 'flags'; choices: readonly FilterOption[] })
  | (FilterBase & { kind: 'flag'; yes: string; no: string })
  /** A filter that a click on a row or a link sets. It has no control: its chip shows and removes it. */
  | (FilterBase & { kind: 'linked'; nameOf: (id: string) => string })
  | (FilterBase & {
      kind: 'dates'
      start: string
      end: string
      /** The days of the list without this filter, if it never shows all days. */
      defaultPreset?: DayPreset
    })

export type FilterValue = string | number | boolean | readonly string[] | undefined
export type FilterValues = Readonly<Record<string, FilterValue>>

/** The input value of a selected option. Undefined for All. */
export function chosenValue({ isList }: { isList?: boolean }, value: string): FilterValue {
  if (value === '') return undefined
  return isList ? [value] : value
}

/** The input fields that a filter sets. */
const keysOf = (filter: Filter): readonly string[] =>
  filter.kind === 'dates' ? [filter.start, filter.end] : (filter.keys ?? [filter.name])

export const isOn = (filter: Filter, values: FilterValues): boolean =>
  keysOf(filter).some((key) => [values[key] ?? ''].flat().some((value) => value !== ''))

/** The values that remove a filter. */
export const without = (filter: Filter): Record<string, undefined> =>
  Object.fromEntries(keysOf(filter).map((key) => [key, undefined]))

/** The text of an active filter on its chip. */
export function summaryOf(
  filter: Filter,
  values: FilterValues,
  { formatDay }: Pick<Formats, 'formatDay'>,
): string {
  const value = values[filter.name]
  switch (filter.kind) {
    case 'choice':
    case 'choices':
    case 'flags': {
      // A filter of kind `flags` has no field with its name.
      const chosen = [value ?? keysOf(filter).filter((key) => values[key])].flat()
      return chosen
        .map((one) => filter.choices.find((choice) => choice.value === String(one))?.label ?? one)
        .join(', ')
    }
    case 'flag':
      return value ? filter.yes : filter.no
    case 'linked':
      return filter.nameOf(String(value))
    case 'dates':
      return keysOf(filter)
        .map((key) => values[key])
        .map((day) => (typeof day === 'string' ? formatDay(day) : '…'))
        .join(' – ')
  }
}
