import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
  type Placement,
  type UseFloatingReturn,
} from '@floating-ui/react'

const padding = 8

interface AnchoredOptions {
  anchor: HTMLElement
  placement: Placement
  /** Pixels between the control and the popup. */
  gap: number
  /** Returns the maximum height for an available height, both in pixels. */
  heightFor: (available: number) => number
  /** The popup covers the control if neither side of it has this height, in pixels, or that of its content. Default: it never does. */
  coversBelow?: number | 'content'
  onClose: () => void
}

/** Positions a popup beside a control, inside the window, while the popup is mounted. Limits its height to the available space. */
export function useAnchored({
  anchor,
  placement,
  gap,
  heightFor,
  coversBelow = 0,
  onClose,
}: AnchoredOptions): UseFloatingReturn<HTMLElement> {
  return useFloating<HTMLElement>({
    open: true,
    onOpenChange: (open) => !open && onClose(),
    elements: { reference: anchor },
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding }),
      size({
        padding,
        apply: ({ availableHeight, elements: { floating } }) => {
          const windowHeight = (globalThis.visualViewport?.height ?? globalThis.innerHeight) - 2 * padding
          const borders = floating.offsetHeight - floating.clientHeight
          const least = coversBelow === 'content' ? floating.scrollHeight + borders : coversBelow
          const available = availableHeight < least ? windowHeight : availableHeight
          floating.style.maxHeight = `${heightFor(available)}px`
        },
      }),
      shift({ padding, crossAxis: coversBelow !== 0 }),
    ],
  })
}
