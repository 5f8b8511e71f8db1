import { itemIdOf, readList, type EndpointOutput, type ListEndpoint, type ListItem } from './endpoint.ts'

/** One page of a list. @since 0.1.0 */
export interface ListPage<Item> {
  /** The items of this page that no earlier page had. */
  readonly items: readonly Item[]
  /** The number of this page, from 1. */
  readonly page: number
  /** The number of items on all pages, when this page was read. */
  readonly count: number
}

/** How often pages are read again, so that a list whose count goes up and down comes to its end. */
const maxReturns = 100

/**
 * Reads a list page by page, from page `first` to its end. `read` requests a page, when the loop asks for it. Items that were created
 * meanwhile move others to the next page: an item that an earlier page had is left out. Items that were removed meanwhile move others
 * to an earlier page, which is read again if the list has become shorter.
 *
 * @since 0.1.0
 */
export async function* readPages<R extends ListEndpoint>(
  endpoint: R,
  read: (page: number) => Promise<EndpointOutput<R>>,
  first = 1,
): AsyncGenerator<ListPage<ListItem<R>>, void, undefined> {
  const seen = new Set<string>()
  let before = ''
  let known = 0
  let removed = 0
  let size = 1
  let returns = 0
  /** The last page that was read, apart from those that are read again. */
  let last = first - 1
  for (let page = first; ; page++) {
    const { items, count } = readList(endpoint, await read(page))
    const idOf = (item: ListItem<R>) => itemIdOf(endpoint, item)
    const fresh = items.filter((item) => !seen.has(idOf(item)))
    for (const item of fresh) seen.add(idOf(item))
    const ids = items.map(idOf).join('\n')
    const isSame = ids === before && count <= known
    before = ids
    if (fresh.length > 0 || last < first) yield { items: fresh, page, count }
    size = Math.max(size, items.length)
    const lost = known - count
    known = count
    const isNext = page > last
    last = Math.max(last, page)
    if (lost > 0 && page > first && returns++ < maxReturns) {
      removed += lost
      page = Math.max(first, page - Math.ceil(lost / size)) - 1
      continue
    }
    if (first === 1 && seen.size - removed >= count) return
    // The same page again ends the list, so that a server that ignores `page` is asked twice and no more.
    if (isNext && (items.length === 0 || isSame)) return
  }
}
