import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { Box } from '../ui/layout.ts'
import { OptionItem } from './OptionItem.tsx'
import { Options, type OptionsListProps } from './optionList.ts'

/** The height of an option on one line, in pixels. Longer ones are measured. */
const lineHeight = 32

/** Options of a long list: those in sight are drawn, and the one that the keys are on, which screen readers are led to. */
export function LongOptions({
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
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      return active === null || inSight.includes(active) ? inSight : [...inSight, active]
    },
    [active],
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised part
  const lines = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    initialRect: { width: 300, height: 216 },
    overscan: 4,
    // Options that are measured change the height of the list; in the same frame browsers call that a loop.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor,
  })
  useEffect(() => {
    if (active !== null && isByKey) lines.scrollToIndex(active)
  }, [active, isByKey, lines])
  const drawn = lines.getVirtualItems()
  const isAtEnd = (lines.range?.endIndex ?? 0) >= options.length - 1
  useEffect(() => {
    if (isAtEnd) loadMore?.()
  }, [isAtEnd, loadMore])
  return (
    <Options ref={box} id={id} role="listbox" aria-label={label} aria-busy={isBusy}>
      <Box role="presentation" style={{ position: 'relative', height: lines.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const option = options[index]
          return (
            option && (
              <OptionItem
                key={option.value}
                ref={lines.measureElement}
                listId={id}
                top={start}
                isChosen={option.value === chosen}
                isActive={index === active}
                {...{ index, option, total, onPoint, onChoose }}
              />
            )
          )
        })}
      </Box>
    </Options>
  )
}
