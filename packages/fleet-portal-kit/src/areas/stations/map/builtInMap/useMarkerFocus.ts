import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { isInView, type Viewport } from './viewport.ts'
import type { Clusters, Marker } from './clusters.ts'

interface MarkerFocusOptions {
  viewport: Viewport | undefined
  markers: readonly Marker[]
  clusters: Clusters
  /** The selected station. Its details take the focus from the marker that was activated. */
  selectedId: string | undefined
  layer: RefObject<HTMLElement | null>
  surface: RefObject<HTMLElement | null>
}

const idsOf = (marker: Marker, clusters: Clusters) =>
  marker.kind === 'pin'
    ? [marker.station.stationId]
    : clusters.stationsOf(marker).map(({ stationId }) => stationId)

/**
 * Restores the focus when the focused marker disappears, for example when a cluster splits. The first visible marker that contains
 * one of its stations receives the focus. If there is none, or if the marker leaves the view, the map receives it.
 */
export function useMarkerFocus({
  viewport,
  markers,
  clusters,
  selectedId,
  layer,
  surface,
}: MarkerFocusOptions) {
  const focused = useRef<{ element: HTMLElement; ids: string[] }>(undefined)
  useLayoutEffect(() => {
    const last = focused.current
    if (!last || !viewport) return
    const root = layer.current?.getRootNode() as Document | ShadowRoot | undefined
    const active = root?.activeElement
    const isVisible = (marker: Marker) => isInView(marker.projectedPoint, viewport)
    const own = markers.find(({ key }) => key === last.element.dataset['marker'])
    const isOutOfView = last.element === active && own && !isVisible(own) && !viewport.isMoving
    if (last.element === active && !isOutOfView) return
    const isFocusLost = !last.element.isConnected && (!active || active === document.body)
    const isSelected = selectedId !== undefined && last.ids.includes(selectedId)
    focused.current = undefined
    if (isSelected || (!isOutOfView && !isFocusLost)) return
    const ids = new Set(last.ids)
    const successor = markers.find(
      (marker) => isVisible(marker) && idsOf(marker, clusters).some((id) => ids.has(id)),
    )
    const element =
      successor && layer.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(successor.key)}"]`)
    if (element || !viewport.isMoving) (element ?? surface.current)?.focus({ preventScroll: true })
    // Markers change during a move, so the stations are stored until the move ends.
    if (viewport.isMoving) focused.current = { element: element ?? last.element, ids: last.ids }
  }, [viewport, markers, clusters, selectedId, layer, surface])
  return useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const marker = markers.find(({ key }) => key === target.dataset['marker'])
      focused.current = marker && { element: target, ids: idsOf(marker, clusters) }
    },
    [markers, clusters],
  )
}
