import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitizeHtml.ts'
import { wrapWideContent } from './wideContent.ts'

function wrapped(html: string): string {
  const content = sanitizeHtml(html)
  wrapWideContent(content)
  const frame = document.createElement('div')
  frame.append(content)
  return frame.innerHTML.replaceAll(' data-box=""', '!')
}

test.each([
  ['<table></table>', '<div!><table></table></div>'],
  ['<p>A</p><ul><li>A</li></ul>', '<p>A</p><ul><li>A</li></ul>'],
  ['<ul><li><ol></ol></li></ul>', '<div!><ul><li><ol></ol></li></ul></div>'],
  ['<blockquote>A</blockquote>', '<blockquote>A</blockquote>'],
  [
    '<blockquote>A<blockquote><table></table></blockquote></blockquote><table></table>',
    '<div!><blockquote>A<blockquote><table></table></blockquote></blockquote></div><div!><table></table></div>',
  ],
])('wraps the outermost wide elements of %s in one scroll box each', (html, expected) => {
  expect(wrapped(html)).toBe(expected)
})
