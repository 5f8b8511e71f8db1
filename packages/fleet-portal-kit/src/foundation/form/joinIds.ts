/** The ids of those elements that are shown, for `aria-describedby`. Undefined without any. */
export const joinIds = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
