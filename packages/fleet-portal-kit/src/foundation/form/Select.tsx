import { withoutAccents } from '../../format/withoutAccents.ts'
import { useMemo, useState } from 'react'
import { Combobox, type ComboboxOption, type SelectProps } from './Combobox.tsx'

/** Removes accents and upper case. */
const normalize = (text: string) => withoutAccents(text).toLowerCase()

/**
 * The options that match the typed text: each typed word is the beginning of a word of the label. Options whose label begins
 * with the typed text come first. Ignores accents and case.
 */
export function matching(all: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const query = normalize(typed)
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  const found = all.filter(({ label }) => {
    const text = ` ${normalize(label).replace(/[^\p{L}\p{Nd}]+/gu, ' ')}`
    return words.every((word) => text.includes(` ${word}`))
  })
  const rank = ({ label }: ComboboxOption) => (normalize(label).startsWith(query) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

interface SelectFieldProps extends SelectProps {
  /** All options. */
  all: readonly ComboboxOption[]
  onChange: (option: ComboboxOption | undefined) => void
}

/** A dropdown whose options are all loaded. Typing filters them at once. */
export function Select({ all, onChange, ...field }: SelectFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [searchKey, onSearch] = useState('')
  const options = useMemo(() => matching(all, searchKey), [all, searchKey])
  return (
    <Combobox
      {...field}
      {...{ isOpen, searchKey, onSearch, options }}
      debounce={0}
      onOpen={setOpen}
      onSelect={(index) => onChange(index === undefined ? undefined : options[index])}
    />
  )
}
