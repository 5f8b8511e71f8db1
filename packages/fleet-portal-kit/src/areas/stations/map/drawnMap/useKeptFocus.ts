import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { isInView, type View } from './aims.ts'
import type { Clusters, Mark } from './clusters.ts'

interface KeptFocusOptions {
  view: View | undefined
  marks: readonly Mark[]
  clusters: Clusters
  /** The station that is looked at: what it was chosen from hands the focus to its details. */
  selectedId: string | undefined
  layer: RefObject<HTMLElement | null>
  surface: RefObject<HTMLElement | null>
}

const idsOf = (mark: Mark, clusters: Clusters) =>
  mark.kind === 'pin' ? [mark.station.stationId] : clusters.stationsOf(mark).map(({ stationId }) => stationId)

/**
 * Where a mark with the focus goes, as a cluster that comes apart does, the first in sight of those that its stations are in now
 * takes it. Where there is none, and when the mark itself is moved out of sight, the map does.
 */
export function useKeptFocus({ view, marks, clusters, selectedId, layer, surface }: KeptFocusOptions) {
  const held = useRef<{ element: HTMLElement; ids: string[] }>(undefined)
  useLayoutEffect(() => {
    const last = held.current
    if (!last || !view) return
    const page = layer.current?.getRootNode() as Document | ShadowRoot | undefined
    const active = page?.activeElement
    const isSeen = (mark: Mark) => isInView(mark.spot, view)
    const own = marks.find(({ key }) => key === last.element.dataset['mark'])
    const isOutOfSight = last.element === active && own && !isSeen(own) && !view.isMoving
    if (last.element === active && !isOutOfSight) return
    const isLost = !last.element.isConnected && (!active || active === document.body)
    const isChosen = selectedId !== undefined && last.ids.includes(selectedId)
    held.current = undefined
    if (isChosen || (!isOutOfSight && !isLost)) return
    const ids = new Set(last.ids)
    const heir = marks.find((mark) => isSeen(mark) && idsOf(mark, clusters).some((id) => ids.has(id)))
    const item = heir && layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(heir.key)}"]`)
    if (item || !view.isMoving) (item ?? surface.current)?.focus({ preventScroll: true })
    // On the way other marks come and go: what the way leads to is decided at its end.
    if (view.isMoving) held.current = { element: item ?? last.element, ids: last.ids }
  }, [view, marks, clusters, selectedId, layer, surface])
  return useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const mark = marks.find(({ key }) => key === target.dataset['mark'])
      held.current = mark && { element: target, ids: idsOf(mark, clusters) }
    },
    [marks, clusters],
  )
}
