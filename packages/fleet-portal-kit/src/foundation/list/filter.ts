import type { ReactNode } from 'react'
import { formatDay } from '../../format/days.ts'

export interface FilterOption {
  value: string
  label: string
}

/** What a control of a filter's own gets, such as a searchable picker. */
export interface FilterControlProps<V = string> {
  value: V | undefined
  label: string
  /** What is chosen for the filters beside it, too. */
  values: FilterValues
  /** `further` is what the choice does to the filters beside it. */
  onChange: (value: V | undefined, further?: FilterValues) => void
}

interface AnyFilter {
  name: string
  label: string
  /** The values of the call that it sets, and takes off with it, where they are others than that of its name. */
  keys?: readonly string[]
  inline?: false
}

/**
 * One filter of a list, as data; `name` is a key of the call's input. `inline` stands in the toolbar and applies at
 * once; the others share the filters panel, which applies them together.
 */
export type Filter =
  | (Omit<AnyFilter, 'inline'> & {
      kind: 'choice'
      /** All there are; with a control of its own, those that are called otherwise than their value. */
      choices: readonly FilterOption[]
      /** Draws the control, where there are too many choices for a list of them. */
      draw?: (control: FilterControlProps) => ReactNode
      inline?: boolean
      /** The call takes a list of values: the one that is chosen goes alone into it. */
      isList?: boolean
    })
  | (AnyFilter & {
      kind: 'choices'
      /** All there are, or, with a control of its own, those that are chosen. */
      choices: readonly FilterOption[]
      /** Draws the control, where there are too many choices for boxes to tick. */
      draw?: (control: FilterControlProps<readonly string[]>) => ReactNode
    })
  /** Each choice is a switch of the call's own, named in `keys`: those that are chosen are sent as true, none of them for all. */
  | (AnyFilter & { kind: 'flags'; choices: readonly FilterOption[] })
  | (AnyFilter & { kind: 'flag'; yes: string; no: string })
  | (AnyFilter & { kind: 'dates'; start: string; end: string })

export type FilterValue = string | number | boolean | readonly string[] | undefined
export type FilterValues = Readonly<Record<string, FilterValue>>

/** What a choice puts into the input; nothing for `all`. */
export function chosenValue({ isList }: { isList?: boolean }, value: string): FilterValue {
  if (value === '') return undefined
  return isList ? [value] : value
}

/** The keys of the input that a filter sets. */
const keysOf = (filter: Filter): readonly string[] =>
  filter.kind === 'dates' ? [filter.start, filter.end] : (filter.keys ?? [filter.name])

export const isOn = (filter: Filter, values: FilterValues): boolean =>
  keysOf(filter).some((key) => [values[key] ?? ''].flat().some((one) => one !== ''))

/** The values with a filter taken off. */
export const without = (filter: Filter): Record<string, undefined> =>
  Object.fromEntries(keysOf(filter).map((key) => [key, undefined]))

/** What an active filter says on its chip. */
export function summaryOf(filter: Filter, values: FilterValues): string {
  const value = values[filter.name]
  switch (filter.kind) {
    case 'choice':
    case 'choices':
    case 'flags': {
      // Switches have no value of their own.
      const chosen = [value ?? keysOf(filter).filter((key) => values[key])].flat()
      return chosen
        .map((one) => filter.choices.find((choice) => choice.value === String(one))?.label ?? one)
        .join(', ')
    }
    case 'flag':
      return value ? filter.yes : filter.no
    case 'dates':
      return keysOf(filter)
        .map((key) => values[key])
        .map((day) => (typeof day === 'string' ? formatDay(day) : '…'))
        .join(' – ')
  }
}
