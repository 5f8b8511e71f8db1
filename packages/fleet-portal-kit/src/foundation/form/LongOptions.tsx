import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { Box } from '../ui/layout.ts'
import { OptionItem } from './OptionItem.tsx'
import { type OptionsListProps } from './optionList.ts'
import { Options } from './Options.ts'

/** The estimated height of an option, in pixels: one line of text. The rendered options are measured. */
const estimatedHeight = 32

/** The options of a long list. Renders only the visible options and the active one, which screen readers need. */
export function LongOptions({
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
  const rangeExtractor = useCallback(
    (range: Range) => {
      const visible = defaultRangeExtractor(range)
      return active === null || visible.includes(active) ? visible : [...visible, active]
    },
    [active],
  )
  // oxlint-disable-next-line react/incompatible-library -- no memoized component depends on the virtualizer
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    initialRect: { width: 300, height: 216 },
    overscan: 4,
    // Measured options change the height of the list. In the same frame, browsers report a ResizeObserver loop.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor,
  })
  useEffect(() => {
    if (active !== null && isByKeyboard) virtualizer.scrollToIndex(active)
  }, [active, isByKeyboard, virtualizer])
  // Must be called before `range` is read, because it computes the range.
  const visibleItems = virtualizer.getVirtualItems()
  const isAtEnd = (virtualizer.range?.endIndex ?? 0) >= options.length - 1
  useEffect(() => {
    if (isAtEnd) loadMore?.()
  }, [isAtEnd, loadMore])
  return (
    <Options ref={box} id={id} role="listbox" aria-label={label} aria-busy={isBusy}>
      <Box role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {visibleItems.map(({ index, start }) => {
          const option = options[index]
          return (
            option && (
              <OptionItem
                key={option.value}
                rootRef={virtualizer.measureElement}
                listId={id}
                top={start}
                isSelected={option.value === selected}
                isActive={index === active}
                {...{ index, option, total, onHover, onSelect }}
              />
            )
          )
        })}
      </Box>
    </Options>
  )
}
