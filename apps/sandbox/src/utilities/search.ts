import { sql, type Column, type SQL } from 'drizzle-orm'

const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/**
 * The text of a search column. It contains each part as it is written, without its spaces (search boxes drop characters
 * other than letters and digits) and without its accents: `peña` and `pena` both find Peña.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  const normalized = parts
    .filter((part) => part != null && part !== '')
    .map((part) => normalize(part as string))
  return [
    ...new Set(
      normalized.flatMap((part) => [
        part,
        withoutSpaces(part),
        withoutAccents(part),
        withoutSpaces(withoutAccents(part)),
      ]),
    ),
  ].join('|')
}

/**
 * The condition that a column written by `searchText` contains the key, with or without its spaces: `ABCD 1234` finds
 * the code `ABCD1234`. Undefined, so every row, if the key is empty or blank.
 */
export function matchesSearch(column: Column, searchKey: string | undefined): SQL | undefined {
  const key = normalize(searchKey ?? '').trim()
  if (!searchKey?.trim()) return undefined
  if (!key) return sql`false`
  // A key has letters, digits and spaces only, so it needs no escapes.
  const contains = (part: string) => sql`${column} like ${`%${part}%`}`
  const compact = withoutSpaces(key)
  return compact === key ? contains(key) : sql`(${contains(key)} or ${contains(compact)})`
}
