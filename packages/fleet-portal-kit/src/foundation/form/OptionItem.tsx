import type { Ref } from 'react'
import { InlineText } from '../ui/layout.ts'
import { Option } from './comboboxStyles.ts'
import { optionId, type ComboboxOption, type OptionsListProps } from './optionList.ts'

interface OptionItemProps extends Pick<OptionsListProps, 'onHover' | 'onSelect' | 'total'> {
  listId: string
  index: number
  option: ComboboxOption
  isSelected: boolean
  isActive: boolean
  /** Pixels from the top of the list, in a virtualized list. */
  top?: number
  /** Receives the element, for measuring. Not `ref`: React 18 passes no `ref` to function components. */
  rootRef?: Ref<HTMLDivElement>
}

/** One option, with its position in the list for screen readers. */
export function OptionItem(props: OptionItemProps) {
  const { listId, index, option, total, isSelected, isActive, top, rootRef, onHover, onSelect } = props
  return (
    <Option
      ref={rootRef}
      role="option"
      id={optionId(listId, index)}
      data-index={index}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={total}
      $active={isActive}
      style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, top }}
      onPointerMove={() => !isActive && onHover(index)}
      onClick={() => onSelect(index)}
    >
      <InlineText>{option.label}</InlineText>
      {option.detail && <InlineText $muted>{option.detail}</InlineText>}
    </Option>
  )
}
