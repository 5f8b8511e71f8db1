import { useEffect, useRef, type UIEvent } from 'react'
import { OptionItem } from './OptionItem.tsx'
import { type OptionsListProps } from './optionList.ts'
import { Options } from './Options.ts'

/** The distance from the end of the list at which more options are loaded, in pixels. */
const loadDistance = 40

/** The options of a short list. Renders all of them. */
export function ShortOptions({
  id,
  label,
  isBusy,
  active,
  isByKeyboard,
  selected,
  loadMore,
  ...list
}: OptionsListProps) {
  const { options, total, onHover, onSelect } = list
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active === null || !isByKeyboard) return
    box.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, isByKeyboard])
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const remaining = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (remaining < loadDistance) loadMore?.()
  }
  return (
    <Options ref={box} id={id} role="listbox" aria-label={label} aria-busy={isBusy} onScroll={onScroll}>
      {options.map((option, index) => (
        <OptionItem
          key={option.value}
          listId={id}
          isSelected={option.value === selected}
          isActive={index === active}
          {...{ index, option, total, onHover, onSelect }}
        />
      ))}
    </Options>
  )
}
