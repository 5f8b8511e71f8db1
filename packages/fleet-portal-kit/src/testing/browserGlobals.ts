/* Browser APIs that the kit uses and jsdom lacks. They report no sizes: tests of layout run in a browser. */

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
