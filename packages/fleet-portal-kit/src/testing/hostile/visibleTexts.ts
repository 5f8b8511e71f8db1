/** Replaces times, which change while a screen is observed. */
const withoutTimes = (text: string) =>
  text
    .replace(/\d{1,2}:\d{2}( [AP]M)?/g, '<time>')
    .replace(/\b(just now|\d+ (seconds?|minutes?) ago)\b/g, '<ago>')
    .replace(/\s+/g, ' ')
    .trim()

/** Every visible text of the page. */
export function visibleTexts(root: Node = document.body): Set<string> {
  const texts = new Set<string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('style, script')) continue
    const text = withoutTimes(node.textContent ?? '')
    if (text) texts.add(text)
  }
  return texts
}
