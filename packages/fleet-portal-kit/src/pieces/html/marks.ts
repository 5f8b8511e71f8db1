/** What is sought, as a pattern: any case, letter by letter as it was typed. Undefined where nothing is sought. */
export function patternOf(sought: string): RegExp | undefined {
  const text = sought.trim()
  return text ? new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu') : undefined
}

/** A text in parts, told whether they are what is sought; nothing of it is lost. */
export function partsOf(text: string, sought: string): { text: string; isHit: boolean }[] {
  const pattern = patternOf(sought)
  if (!pattern) return [{ text, isHit: false }]
  const parts: { text: string; isHit: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isHit: false })
    parts.push({ text: match[0], isHit: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false })
  return parts
}
