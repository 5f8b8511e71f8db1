import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A story whose screenshot is not the baseline. Without `before` there is no baseline.
 *
 * @typedef {{ name: string, differing: number, before?: Buffer, after: Buffer, difference?: Buffer, box?: import('./compare.mjs').Box }} Change
 */

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #f6f7f9; color: #14181d }
  h2 { font-size: 1rem; margin: 2.5rem 0 .5rem }
  .images { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 } img { width: 100%; background: #fff; outline: 1px solid #ccd3da }
  a { position: relative; display: block } img { display: block }
  .box { position: absolute; outline: 2px solid #d5006d; outline-offset: 4px }
  figcaption { color: #55606b }`

/**
 * Writes one page with before, after and difference of each change. Resolves to the file of the page.
 *
 * @param {string} folder is replaced
 * @param {readonly Change[]} changes
 */
export function writeReport(folder, changes) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = changes.map(({ name, differing, before, after, difference, box }) => {
    const frame =
      box &&
      `<span class="box" style="left:${box.left}%;top:${box.top}%;right:${box.right}%;bottom:${box.bottom}%"></span>`
    const images = [
      { label: 'Before', content: before, ending: 'before.webp' },
      { label: 'After', content: after, ending: 'after.png' },
      { label: 'Difference', content: difference, ending: 'difference.png' },
    ].flatMap(({ label, content, ending }) => {
      if (!content) return []
      const file = `${name}.${ending}`
      writeFileSync(join(folder, file), content)
      const image = `<a href="${file}"><img src="${file}" alt="${label}: ${name}" loading="lazy">${frame ?? ''}</a>`
      return [`<figure><figcaption>${label}</figcaption>${image}</figure>`]
    })
    const sum = before ? `${differing} ${differing === 1 ? 'pixel differs' : 'pixels differ'}` : 'no baseline'
    return `<section><h2>${name}: ${sum}</h2><div class="images">${images.join('')}</div></section>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed stories</title><style>${style}</style>
<h1>Changed stories: ${changes.length}</h1>${sections.join('\n')}</html>\n`
  const file = join(folder, 'index.html')
  writeFileSync(file, page)
  return file
}
