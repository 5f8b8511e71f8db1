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
  onClose: () => void
}

/** Positions a popup beside a control, inside the window, while the popup is mounted. Limits its height to the available space. */
export function useAnchored({
  anchor,
  placement,
  gap,
  heightFor,
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
      shift({ padding }),
      size({
        padding,
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.maxHeight = `${heightFor(availableHeight)}px`
        },
      }),
    ],
  })
}
