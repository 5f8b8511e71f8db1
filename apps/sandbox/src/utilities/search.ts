import { sql, type Column, type SQL } from 'drizzle-orm'

const keep = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const joined = (text: string) => text.replaceAll(' ', '')

/**
 * What a row can be found by. Each part is found as it is written, without its spaces (the search boxes drop what is
 * no letter or digit) and without its accents: Peña answers to `peña` and to `pena`.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  const kept = parts.filter((part) => part != null && part !== '').map((part) => keep(part as string))
  return [...new Set(kept.flatMap((part) => [part, joined(part), plain(part), joined(plain(part))]))].join(
    '|',
  )
}

/**
 * Whether a column made by `searchText` holds a key, with or without its spaces: a code is found as it is read out,
 * `ABCD 1234`. Every row where the key says nothing.
 */
export function matches(column: Column, searchKey: string | undefined): SQL | undefined {
  const key = keep(searchKey ?? '').trim()
  if (!searchKey?.trim()) return undefined
  if (!key) return sql`false`
  return sql`(position(${key} in ${column}) > 0 or position(${joined(key)} in ${column}) > 0)`
}
