/** Times go on while a screen is looked at. */
const withoutTimes = (text: string) =>
  text
    .replace(/\d{1,2}:\d{2}( [AP]M)?/g, '<time>')
    .replace(/\b(just now|\d+ (seconds?|minutes?) ago)\b/g, '<ago>')
    .replace(/\s+/g, ' ')
    .trim()

/** Every text that stands on the page, without what a browser does not show. */
export function textsOf(root: Node = document.body): Set<string> {
  const texts = new Set<string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('style, script')) continue
    const text = withoutTimes(node.textContent ?? '')
    if (text) texts.add(text)
  }
  return texts
}
