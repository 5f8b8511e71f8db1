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

/* Modal dialogs. What the browser makes inert, screen readers and Testing Library must not find: it gets `aria-hidden`. */

const modals: { dialog: HTMLDialogElement; opener: Element | null; hidden: Element[] }[] = []

function updateInert(): void {
  for (const { hidden } of modals) {
    for (const element of hidden.splice(0)) element.removeAttribute('aria-hidden')
  }
  const top = modals.findLast(({ dialog }) => dialog.isConnected)
  for (let inside: Element | null = top?.dialog ?? null; inside; inside = inside.parentElement) {
    for (const other of inside.parentElement?.children ?? []) {
      if (other === inside || other.hasAttribute('aria-hidden') || inside === document.body) continue
      other.setAttribute('aria-hidden', 'true')
      top?.hidden.push(other)
    }
  }
}

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  modals.push({ dialog: this, opener: document.activeElement, hidden: [] })
  this.open = true
  updateInert()
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>('button')
  first?.focus()
}

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  const index = modals.findIndex(({ dialog }) => dialog === this)
  const [closed] = index < 0 ? [] : modals.splice(index, 1)
  for (const element of closed?.hidden ?? []) element.removeAttribute('aria-hidden')
  if (this.open) setTimeout(() => this.dispatchEvent(new Event('close')))
  this.open = false
  updateInert()
  if (closed?.opener instanceof HTMLElement) closed.opener.focus()
}
