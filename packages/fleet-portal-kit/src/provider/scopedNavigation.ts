import type { NavigationAdapter } from './navigation.ts'

/** The query key of the open dialog, after the prefix of its widget. */
const dialogKey = 'dialog'
const isDialogKey = (key: string) => key.endsWith(dialogKey)

/** The key of the dialog that was opened last. A URL may name several; only this one is shown. */
const lastDialogIn = (query: URLSearchParams) => [...query.keys()].findLast(isDialogKey)

/**
 * The navigation of one widget among several that share a URL. Its query keys begin with `prefix` in the URL, and without
 * it in the widget. Opening a dialog closes the dialogs of the other widgets.
 */
export function scopeNavigation(base: NavigationAdapter, prefix: string): NavigationAdapter {
  const search = () => {
    const whole = base.search()
    const query = new URLSearchParams(whole)
    const lastDialog = lastDialogIn(query)
    const isWhole = prefix === '' && (lastDialog === undefined || lastDialog === dialogKey)
    // Not encoded again: a token in a link may have characters that a second encoding would change.
    if (isWhole) return whole
    const own = [...query].filter(
      ([key]) => key.startsWith(prefix) && (!isDialogKey(key) || key === lastDialog),
    )
    return new URLSearchParams(own.map(([key, value]) => [key.slice(prefix.length), value])).toString()
  }
  return {
    search,
    setSearch(next, options) {
      const query = new URLSearchParams(base.search())
      const own = [...new URLSearchParams(next)]
      const opensDialog = own.some(([key]) => key === dialogKey)
      const replaced = [...query.keys()].filter(
        (key) => key.startsWith(prefix) || (opensDialog && isDialogKey(key)),
      )
      // Without keys of other widgets the query string is passed as it is.
      if (replaced.length === query.size && prefix === '') return base.setSearch(next, options)
      for (const key of replaced) query.delete(key)
      for (const [key, value] of own) query.append(prefix + key, value)
      base.setSearch(query.toString(), options)
    },
    subscribe: (listener) => base.subscribe(listener),
    back: () => base.back(),
    navigate: (to, options) => base.navigate(to, options),
    href: (to) => base.href(to),
    block: (blocker) => base.block(blocker),
    reload: () => base.reload(),
    ...(base.state && { state: () => base.state?.() }),
    ...(base.confirmLeave && { confirmLeave: async () => (await base.confirmLeave?.()) ?? true }),
    ...(base.redirect && { redirect: (url: string) => base.redirect?.(url) }),
  }
}
