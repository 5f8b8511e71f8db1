/* What browsers have, this document does not, and the kit uses. Sizes are nothing here: tests of layout run in a browser. */

class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResize
Element.prototype.scrollIntoView ??= () => {}
globalThis.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList
