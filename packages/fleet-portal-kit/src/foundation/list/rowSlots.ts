/**
 * Which drawn line stands for which item: an item that stays keeps its line, with focus and all; a new one takes over
 * a line that is free, so that another page is written into the lines that are there.
 */
export function assignRowSlots(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
): Map<string, number> {
  const next = new Map<string, number>()
  const taken = new Set<number>()
  const give = (id: string, slot: number) => {
    next.set(id, slot)
    taken.add(slot)
  }
  for (const id of ids) {
    const slot = before.get(id)
    if (slot !== undefined) give(id, slot)
  }
  let free = 0
  for (const id of ids) {
    if (next.has(id)) continue
    while (taken.has(free)) free += 1
    give(id, free)
  }
  return next
}
