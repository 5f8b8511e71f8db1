import { useEffect, useRef, type UIEvent } from 'react'
import { OptionItem } from './OptionItem.tsx'
import { Options, type OptionsListProps } from './optionList.ts'

/** Pixels before the end of a list at which the next options are loaded. */
const nearEnd = 40

/** Every option, drawn. */
export function ShortOptions({
  id,
  label,
  isBusy,
  active,
  isByKey,
  chosen,
  loadMore,
  ...list
}: OptionsListProps) {
  const { options, total, onPoint, onChoose } = list
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active === null || !isByKey) return
    box.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, isByKey])
  const atEnd = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (left < nearEnd) loadMore?.()
  }
  return (
    <Options ref={box} id={id} role="listbox" aria-label={label} aria-busy={isBusy} onScroll={atEnd}>
      {options.map((option, index) => (
        <OptionItem
          key={option.value}
          listId={id}
          isChosen={option.value === chosen}
          isActive={index === active}
          {...{ index, option, total, onPoint, onChoose }}
        />
      ))}
    </Options>
  )
}
