import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { Heaps, Mark } from './heaps.ts'

interface KeptFocusOptions {
  marks: readonly Mark[]
  heaps: Heaps
  /** The station that is looked at: what it was chosen from hands the focus to its details. */
  selectedId: string | undefined
  layer: RefObject<HTMLElement | null>
  surface: RefObject<HTMLElement | null>
}

const idsOf = (mark: Mark, heaps: Heaps) =>
  mark.kind === 'pin' ? [mark.station.stationId] : heaps.stationsOf(mark).map(({ stationId }) => stationId)

/** Where a mark with the focus goes, as a heap that comes apart does, the mark that its first station is in now takes it; out of sight, the map. */
export function useKeptFocus({ marks, heaps, selectedId, layer, surface }: KeptFocusOptions) {
  const held = useRef<{ element: HTMLElement; ids: string[] }>(undefined)
  useLayoutEffect(() => {
    const last = held.current
    const page = layer.current?.getRootNode() as Document | ShadowRoot | undefined
    const active = page?.activeElement
    if (!last || last.element === active) return
    held.current = undefined
    const isLost = !last.element.isConnected && (!active || active === document.body)
    if (!isLost || (selectedId && last.ids.includes(selectedId))) return
    const heir = marks.find((mark) => idsOf(mark, heaps).includes(last.ids[0] ?? ''))
    const item = heir && layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(heir.key)}"]`)
    ;(item ?? surface.current)?.focus({ preventScroll: true })
  }, [marks, heaps, selectedId, layer, surface])
  return useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const mark = marks.find(({ key }) => key === target.dataset.mark)
      held.current = mark && { element: target, ids: idsOf(mark, heaps) }
    },
    [marks, heaps],
  )
}
