/** The host that payloads request. The domain is reserved: no server exists under it. */
export const foreignHost = 'foreign.invalid'

/**
 * The script of a payload. It posts the payload's id to all parent windows. It has no spaces, quotes or angle brackets, so
 * that it can be used in any attribute.
 */
export const canaryOf = (id: number): string =>
  `for(w=self;w.postMessage({ran:${id}},\`*\`),w!=top;)w=w.parent`

/** Collects the ids of the payloads that run from now on. */
export function watchCanary(page: Window) {
  const ran = new Set<number>()
  const note = ({ data }: MessageEvent<{ ran?: unknown } | null>) => {
    if (typeof data?.ran === 'number') ran.add(data.ran)
  }
  page.addEventListener('message', note)
  return { ran, stop: () => page.removeEventListener('message', note) }
}
