import { useMemo, useState } from 'react'
import { Combobox, type ComboboxOption, type SelectProps } from './Combobox.tsx'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options in which every typed word begins a word; those that begin with what is typed come first. Accents and case are nothing. */
export function matching(all: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const sought = plain(typed)
  const words = sought.split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  const found = all.filter(({ label }) => {
    const text = ` ${plain(label).replace(/[^\p{L}\p{Nd}]+/gu, ' ')}`
    return words.every((word) => text.includes(` ${word}`))
  })
  const rank = ({ label }: ComboboxOption) => (plain(label).startsWith(sought) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

interface ListSelectProps extends SelectProps {
  /** Everything that can be chosen; the page has it already. */
  all: readonly ComboboxOption[]
  onChange: (option: ComboboxOption | undefined) => void
}

/** A dropdown for a long list that is at hand: typing narrows it at once. */
export function Select({ all, onChange, ...field }: ListSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const [searchKey, onSearch] = useState('')
  const options = useMemo(() => matching(all, searchKey), [all, searchKey])
  return (
    <Combobox
      {...field}
      {...{ isOpen, searchKey, onSearch, options }}
      pause={0}
      onOpen={setOpen}
      onChoose={(index) => onChange(index === undefined ? undefined : options[index])}
    />
  )
}
