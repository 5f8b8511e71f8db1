/** The pattern for a typed search: literal characters in any case. Undefined for an empty search. */
export function patternOf(searchText: string): RegExp | undefined {
  const text = searchText.trim()
  return text ? new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu') : undefined
}

/** Splits a text into matches and the text between them. All parts together are the whole text. */
export function splitByMatches(text: string, searchText: string): { text: string; isMatch: boolean }[] {
  const pattern = patternOf(searchText)
  if (!pattern) return [{ text, isMatch: false }]
  const parts: { text: string; isMatch: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false })
    parts.push({ text: match[0], isMatch: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
