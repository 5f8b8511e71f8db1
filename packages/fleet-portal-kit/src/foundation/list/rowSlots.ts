/**
 * Assigns each item to a row slot, which is the React key of its row. An item that stays keeps its slot and so its focus. A new
 * item gets a free slot, so that another page reuses the elements of the current rows.
 */
export function assignRowSlots(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
): Map<string, number> {
  const next = new Map<string, number>()
  const usedSlots = new Set<number>()
  const assign = (id: string, slot: number) => {
    next.set(id, slot)
    usedSlots.add(slot)
  }
  for (const id of ids) {
    const slot = before.get(id)
    if (slot !== undefined) assign(id, slot)
  }
  let freeSlot = 0
  for (const id of ids) {
    if (next.has(id)) continue
    while (usedSlots.has(freeSlot)) freeSlot += 1
    assign(id, freeSlot)
  }
  return next
}
