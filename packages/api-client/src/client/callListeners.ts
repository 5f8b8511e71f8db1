/**
 * Calls every listener. Pages listen too: an exception of one is reported, and affects neither the other listeners nor the
 * caller.
 */
export function callListeners<Values extends unknown[]>(
  listeners: Iterable<(...values: Values) => void>,
  ...values: Values
): void {
  for (const listener of listeners) {
    try {
      listener(...values)
    } catch (error) {
      // Node has no `reportError`.
      if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
      else console.error(error)
    }
  }
}
