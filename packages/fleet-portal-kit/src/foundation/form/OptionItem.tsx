import type { Ref } from 'react'
import { InlineText } from '../ui/layout.ts'
import { Option } from './comboboxStyles.ts'
import { optionId, type ComboboxOption, type OptionsListProps } from './optionList.ts'

interface OptionLineProps extends Pick<OptionsListProps, 'onPoint' | 'onChoose' | 'total'> {
  listId: string
  index: number
  option: ComboboxOption
  isChosen: boolean
  isActive: boolean
  /** Pixels from the top of the list, in a list that draws only what is in sight. */
  top?: number
  ref?: Ref<HTMLDivElement>
}

/** One option, with its place among all for screen readers. */
export function OptionItem(props: OptionLineProps) {
  const { listId, index, option, total, isChosen, isActive, top, ref, onPoint, onChoose } = props
  return (
    <Option
      ref={ref}
      role="option"
      id={optionId(listId, index)}
      data-index={index}
      aria-selected={isChosen}
      aria-posinset={index + 1}
      aria-setsize={total}
      $active={isActive}
      style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, top }}
      onPointerMove={() => !isActive && onPoint(index)}
      onClick={() => onChoose(index)}
    >
      <InlineText>{option.label}</InlineText>
      {option.detail && <InlineText $muted>{option.detail}</InlineText>}
    </Option>
  )
}
