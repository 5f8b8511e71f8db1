/*
 * A stub of the Google Maps API for tests without a network. It has the parts that the kit and its map library use. It
 * records its calls, and renders its pins in rows, so that a test can see them.
 */

interface Place {
  lat: number
  lng: number
}

type Listener = (...args: unknown[]) => void

const listenersOf = new WeakMap<object, [name: string, listener: Listener][]>()

/** Stores listeners by object, like `event` of the API. */
const event = {
  addListener(on: object, name: string, listener: Listener) {
    const all = listenersOf.get(on) ?? []
    listenersOf.set(on, all)
    all.push([name, listener])
    return {
      remove: () =>
        void all.splice(
          all.findIndex((one) => one[1] === listener),
          1,
        ),
    }
  },
  removeListener: (listener: { remove: () => void } | null) => listener?.remove(),
  clearInstanceListeners: (on: object) => void listenersOf.delete(on),
  trigger(on: object, name: string, ...args: unknown[]) {
    for (const [of, listener] of (listenersOf.get(on) ?? []).slice()) if (of === name) listener(...args)
  },
}

class Observable {
  addListener = (name: string, listener: Listener) => event.addListener(this, name, listener)
}

class LatLng {
  readonly place: Place
  constructor(place: Place | LatLng | number, lng?: number) {
    this.place =
      place instanceof LatLng
        ? place.place
        : typeof place === 'number'
          ? { lat: place, lng: lng ?? 0 }
          : place
  }
  lat = () => this.place.lat
  lng = () => this.place.lng
}

/** Always the whole world. */
class LatLngBounds {
  extend = () => this
  getCenter = () => new LatLng({ lat: 12, lng: 122 })
  getNorthEast = () => new LatLng({ lat: 90, lng: 180 })
  getSouthWest = () => new LatLng({ lat: -90, lng: -180 })
  contains = () => true
}

class Point {
  x = 0
}

interface Leg {
  distance: { text: string }
  duration: { text: string }
}

export interface MapsLog {
  /** Every created map with its current center and zoom. */
  maps: { center: Place; zoom: number; options: Record<string, unknown> }[]
  /** The titles of the pins that are on a map now. */
  pins: () => string[]
  /** Presses the pin of a title. */
  press: (title: string) => void
  /** The requested routes, oldest first. */
  routes: { origin: Place; destination: Place; travelMode: string }[]
  /** The number of routes on a map now. */
  shownRouteCount: () => number
  /** Reports to the page that its API key is invalid. */
  refuse: () => void
  remove: () => void
}

type Page = { google?: unknown; gm_authFailure?: () => void }

/** Installs the stub. `leg` is the answer to every route request; without it, no route is found. */
export function installMaps({ leg }: { leg?: Leg } = {}): MapsLog {
  const maps: (MapsLog['maps'][number] & { element: HTMLElement })[] = []
  const markers = new Set<Marker>()
  const routes: MapsLog['routes'] = []
  const shownRoutes = new Set<DirectionsRenderer>()
  const page = globalThis as unknown as Page

  class Map extends Observable {
    readonly seen: (typeof maps)[number]
    /** The pins of the map, in rows. */
    readonly rows = document.createElement('div')
    constructor(element: HTMLElement, options: { center: Place; zoom: number }) {
      super()
      this.seen = { element, ...options, options: { ...options } }
      maps.push(this.seen)
      element.style.background = 'repeating-linear-gradient(45deg, #dfe9ee 0 24px, #e7eff3 24px 48px)'
      this.rows.style.cssText =
        'position:absolute;top:40px;left:92px;width:624px;display:flex;flex-wrap:wrap;gap:34px 38px'
      element.append(this.rows)
    }
    /** Reports that the map has come to rest, as the API does after a move. The cluster library computes its clusters then. */
    readonly move = (to: Partial<{ center: Place; zoom: number }>) => {
      Object.assign(this.seen, to)
      queueMicrotask(() => event.trigger(this, 'idle'))
    }
    setCenter = (center: Place) => this.move({ center })
    panTo = (center: Place) => this.move({ center })
    setZoom = (zoom: number) => this.move({ zoom })
    setOptions = (options: object) => void Object.assign(this.seen.options, options)
    getZoom = () => this.seen.zoom
    getBounds = () => new LatLngBounds()
    getProjection = () => ({})
    getDiv = () => this.seen.element
    fitBounds = () => undefined
  }

  class Marker extends Observable {
    map: Map | null = null
    options: { position?: Place; title?: string; map?: Map | null } = {}
    dot: HTMLElement | undefined
    constructor(options: Marker['options'] = {}) {
      super()
      this.setOptions(options)
    }
    setOptions(options: Marker['options']) {
      Object.assign(this.options, options)
      if (options.map !== undefined) this.setMap(options.map)
    }
    setMap(map: Map | null) {
      this.map = map
      this.dot?.remove()
      if (!map) return void markers.delete(this)
      markers.add(this)
      this.dot = document.createElement('div')
      this.dot.style.cssText =
        'width:14px;height:14px;border-radius:50% 50% 50% 0;transform:rotate(-45deg);background:firebrick'
      map.rows.append(this.dot)
    }
    getMap = () => this.map
    getPosition = () => new LatLng(this.options.position ?? { lat: 0, lng: 0 })
    getVisible = () => true
    setPosition = (position: Place) => void (this.options.position = position)
    setTitle = (title: string) => void (this.options.title = title)
    setIcon = () => undefined
    setZIndex = () => undefined
    setAnimation = () => undefined
    setLabel = () => undefined
    setOpacity = () => undefined
    setVisible = () => undefined
    setClickable = () => undefined
    setCursor = () => undefined
    setDraggable = () => undefined
    setShape = () => undefined
  }

  class OverlayView extends Observable {
    map: Map | null = null
    setMap(map: Map | null) {
      this.map = map
      const own = this as unknown as { onAdd?: () => void; onRemove?: () => void }
      if (map) own.onAdd?.()
      else own.onRemove?.()
    }
    getMap() {
      return this.map
    }
    getProjection() {
      return {}
    }
    getPanes() {
      return {}
    }
  }
  // The map library copies the methods one by one, so they must be enumerable.
  for (const name of ['setMap', 'getMap', 'getProjection', 'getPanes'] as const) {
    Object.defineProperty(OverlayView.prototype, name, { enumerable: true })
  }

  class DirectionsService {
    async route(request: MapsLog['routes'][number]) {
      routes.push(request)
      if (!leg) throw new Error('ZERO_RESULTS')
      return { routes: [{ legs: [leg] }] }
    }
  }

  class DirectionsRenderer extends Observable {
    setMap = (map: Map | null) => void (map ? shownRoutes.add(this) : shownRoutes.delete(this))
    setDirections = () => undefined
    setOptions = (options: { map?: Map | null }) => options.map !== undefined && this.setMap(options.map)
  }

  page.google = {
    maps: {
      Map,
      Marker,
      OverlayView,
      LatLng,
      LatLngBounds,
      Point,
      Size: Point,
      DirectionsService,
      DirectionsRenderer,
      TravelMode: { DRIVING: 'DRIVING' },
      SymbolPath: { CIRCLE: 0 },
      event,
    },
  }
  return {
    maps,
    routes,
    pins: () => [...markers].map(({ options }) => options.title ?? ''),
    press: (title) => {
      const pin = [...markers].find(({ options }) => options.title === title)
      if (pin) event.trigger(pin, 'click', {})
    },
    shownRouteCount: () => shownRoutes.size,
    refuse: () => page.gm_authFailure?.(),
    remove: () => delete page.google,
  }
}
