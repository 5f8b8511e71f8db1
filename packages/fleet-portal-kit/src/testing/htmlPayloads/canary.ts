/** Where payloads ask for files. The name is reserved: no server answers under it. */
export const foreignHost = 'foreign.invalid'

/**
 * The code of a payload. It reports the payload's number to every window above the one it runs in. It has no blanks, quotes
 * or angle brackets, so that it stands in any attribute.
 */
export const canaryOf = (id: number): string =>
  `for(w=self;w.postMessage({ran:${id}},\`*\`),w!=top;)w=w.parent`

/** Collects the numbers of the payloads that run from now on. */
export function watchCanary(page: Window) {
  const ran = new Set<number>()
  const note = ({ data }: MessageEvent<{ ran?: unknown } | null>) => {
    if (typeof data?.ran === 'number') ran.add(data.ran)
  }
  page.addEventListener('message', note)
  return { ran, stop: () => page.removeEventListener('message', note) }
}
