import type { ComponentType, ReactNode } from 'react'
import { formatDay } from '../format/days.ts'

export interface Choice {
  value: string
  label: string
}

/** The control of a filter that is neither choices nor dates, such as a searchable picker. */
export interface CustomFilterProps<V = string> {
  value: V | undefined
  label: string
  /** What is chosen for the filters beside it, too. */
  values: FilterValues
  /** `further` is what the choice does to the filters beside it. */
  onChange: (value: V | undefined, further?: FilterValues) => void
}

/**
 * One filter of a list, as data; `name` is a key of the call's input. `inline` stands in the toolbar and applies at
 * once; the others share the filters panel, which applies them together.
 */
export type Filter =
  | {
      kind: 'choice'
      name: string
      label: string
      choices: readonly Choice[]
      inline?: boolean
      /** The call takes a list of values: the one that is chosen goes alone into it. */
      isList?: boolean
    }
  | {
      kind: 'choices'
      name: string
      label: string
      /** All there are, or, with a control of its own, those that are chosen. */
      choices: readonly Choice[]
      inline?: false
      /** Draws the control, where there are too many choices for boxes to tick. */
      draw?: (control: CustomFilterProps<readonly string[]>) => ReactNode
    }
  /** Each choice is a switch of the call's own: those that are chosen are sent as true, and none of them for all. */
  | { kind: 'flags'; name: string; label: string; choices: readonly Choice[]; inline?: false }
  | { kind: 'flag'; name: string; label: string; yes: string; no: string; inline?: false }
  | { kind: 'dates'; name: string; start: string; end: string; label: string; inline?: false }
  | {
      kind: 'custom'
      name: string
      label: string
      Control: ComponentType<CustomFilterProps>
      /** What means nothing without it, and goes with it. */
      resets?: readonly string[]
      inline?: false
    }

export type FilterValue = string | number | boolean | readonly string[] | undefined
export type FilterValues = Readonly<Record<string, FilterValue>>

/** What a choice puts into the input; nothing for `all`. */
export function chosenValue({ isList }: { isList?: boolean }, value: string): FilterValue {
  if (value === '') return undefined
  return isList ? [value] : value
}

/** The keys of the input that a filter sets. */
const keysOf = (filter: Filter): string[] => {
  if (filter.kind === 'dates') return [filter.start, filter.end]
  return filter.kind === 'flags' ? filter.choices.map(({ value }) => value) : [filter.name]
}

export const isOn = (filter: Filter, values: FilterValues): boolean =>
  keysOf(filter).some((key) => {
    const value = values[key]
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  })

/** The values with a filter taken off. */
export const without = (filter: Filter): Record<string, undefined> =>
  Object.fromEntries(
    [...keysOf(filter), ...((filter.kind === 'custom' && filter.resets) || [])].map((key) => [
      key,
      undefined,
    ]),
  )

/** What an active filter says on its chip; custom filters say their value. */
export function summaryOf(filter: Filter, values: FilterValues): string {
  const value = values[filter.name]
  switch (filter.kind) {
    case 'choice':
      return filter.choices.find((choice) => choice.value === String(value))?.label ?? String(value)
    case 'choices':
      return (value as string[])
        .map((one) => filter.choices.find((choice) => choice.value === one)?.label ?? one)
        .join(', ')
    case 'flags':
      return filter.choices
        .filter((choice) => values[choice.value])
        .map(({ label }) => label)
        .join(', ')
    case 'flag':
      return value ? filter.yes : filter.no
    case 'dates':
      return [values[filter.start], values[filter.end]]
        .map((day) => (typeof day === 'string' ? formatDay(day) : '…'))
        .join(' – ')
    case 'custom':
      return String(value)
  }
}
