import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forbiddenIn } from '../../testing/htmlPayloads/forbiddenMarkup.ts'
import { sanitizeHtml, highlightMatches } from './sanitizeHtml.ts'

function sanitized(html: string, searchText = ''): string {
  const content = sanitizeHtml(html)
  if (searchText) highlightMatches(content, searchText)
  const frame = document.createElement('div')
  frame.append(content)
  return frame.innerHTML
}

test.each([
  ['<p>Prices <b>move</b> &amp; so on</p>', '<p>Prices <b>move</b> &amp; so on</p>'],
  ['<script>alert(1)</script><p onclick="alert(1)">A</p>', '<p>A</p>'],
  ['<p>Turn on = 5, or online= 6</p>', '<p>Turn on = 5, or online= 6</p>'],
  ['<p\nonclick = "alert(1)" ONFOCUS=x>A</p>', '<p>A</p>'],
  ['<style>p{color:red}</style><p style="color:red" class="x" id="root">A</p>', '<p>A</p>'],
  ['<img src="https://tracker.example/1.gif"><img src="x" onerror="alert(1)">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="data:image/png;base64,AA==">', '<img src="data:image/png;base64,AA==" alt="">'],
  ['<form action="https://evil.example"><input name="password"><button>Send</button>Text</form>', 'Text'],
  ['<iframe src="https://evil.example"></iframe><object></object><svg><script>1</script></svg>', ''],
  ['<h1>Head</h1><h2>Two</h2>', '<h3>Head</h3><h3>Two</h3>'],
  ['<p data-a="1" aria-label="b" name="c">A</p>', '<p>A</p>'],
])('sanitizes %s to %s', (html, expected) => {
  expect(sanitized(html)).toBe(expected)
})

test.each([
  ['<frameset></frameset>', ''],
  ['<frameset><frame src="a"></frameset><p>A</p>', '<p>A</p>'],
  [' <!-- A --> <FRAMESET rows=1><noframes>A</noframes></FRAMESET><p>B</p>', '<p>B</p>'],
  ['<!doctype html><html><head><title>A</title></head><frameset></frameset></html>', ''],
  ['</body></html><frameset><p>A</p>', '<p>A</p>'],
  ['<form id=body><input name=textContent><p>A</p></form>', '<p>A</p>'],
  ['<img name=body><p>A</p>', '<p>A</p>'],
  ['', ''],
  ['</p', ''],
  ['A\0<b\0>B</b>', 'AB'],
  ['<p>\uD800</p>', '<p>\uD800</p>'],
])('sanitizes %j, which can break a parser, to %j', (html, expected) => {
  expect(sanitized(html).trim()).toBe(expected)
})

test('keeps attributes only on elements for which they are defined', () => {
  expect(
    sanitized('<p href="https://a.example" src="data:image/png;base64,AA==" start="2" colspan="3">A</p>'),
  ).toBe('<p>A</p>')
})

const token = fc.constantFrom(
  ...'<frameset>|</frameset>|<frame>|<noframes>|<html>|<head>|<body>|</body>|</html>|<template>|</template>|<svg>|</svg>|<math>|<mtext>|<style>|</style>|<title>|<!--|-->|<![CDATA[|]]>|<table>|<td>|</table>|<select>|<form>|</form>|<a href="javascript:1">|<a href="https://a.example">|</a>|<img src=x onerror=1>|<p id=a>|</p>|<plaintext>|<br>|text|"|>|<'.split(
    '|',
  ),
)

test('returns only allowed elements for any sequence of tags', () => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
      expect(forbiddenIn(sanitizeHtml(tokens.join('')))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('opens a link to an https page in a new tab without an opener', () => {
  expect(sanitized('<a href="https://example.ph/a" target="_self">Read</a>')).toBe(
    '<a href="https://example.ph/a" target="_blank" rel="noopener noreferrer">Read</a>',
  )
})

test.each([
  'http://example.ph',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.ph',
  '/inbox',
  'mailto:a@b.ph',
])('replaces a link to %s by its text', (url) => {
  expect(sanitized(`<p><a href="${url}">Read <b>this</b></a></p>`)).toBe('<p>Read <b>this</b></p>')
})

test('highlights literal matches in any case, and only in text', () => {
  expect(sanitized('<p>Diesel and <a href="https://diesel.ph">DIESEL (b7)</a></p>', 'diesel')).toBe(
    '<p><mark>Diesel</mark> and <a href="https://diesel.ph" target="_blank" rel="noopener noreferrer"><mark>DIESEL</mark> (b7)</a></p>',
  )
  expect(sanitized('<p>a.b axb (b7)</p>', 'a.b')).toBe('<p><mark>a.b</mark> axb (b7)</p>')
  expect(sanitized('<p>(b7)</p>', '(B')).toBe('<p><mark>(b</mark>7)</p>')
})
