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
  /** Pixels between the two. */
  gap: number
  /** How high it may be where so many pixels are free. */
  heightOf: (free: number) => number
  onClose: () => void
}

/** Where something stands that hangs on a control while it is mounted: beside it, inside the window, as high as fits. */
export function useAnchored({
  anchor,
  placement,
  gap,
  heightOf,
  onClose,
}: AnchoredOptions): UseFloatingReturn<HTMLElement> {
  return useFloating<HTMLElement>({
    open: true,
    onOpenChange: (open) => !open && onClose(),
    elements: { reference: anchor },
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding }),
      shift({ padding }),
      size({
        padding,
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.maxHeight = `${heightOf(availableHeight)}px`
        },
      }),
    ],
  })
}
