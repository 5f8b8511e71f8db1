import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByMatches } from '../../pieces/html/textMatches.ts'
import { textOf } from '../../pieces/html/textOf.ts'
import { excerptOf, isMatch, messageTextsOf } from './messageText.ts'

const textsOf = (announcement: Record<string, string>) =>
  messageTextsOf({
    messageId: 'ann_1',
    createdAt: '2026-11-20T09:00:00+08:00',
    type: 'announcement',
    readAt: null,
    announcement,
  })

const long = `${'Words come before it. '.repeat(10)}Then the Lubes are named. ${'More words. '.repeat(10)}`

test('HTML is searched as its visible text', () => {
  expect(
    textOf('<p>One</p><p>Two <b>bo</b>ld</p><style>p{}</style><script>x</script><ul><li>A</li></ul>'),
  ).toBe('One Two bold A')
})

test('content without text or image is replaced by the next one', () => {
  const frameset = '<html><frameset><frame src="https://example.com"></frameset></html>'
  expect(textsOf({ content: frameset, modalContent: '<p> </p>', contentPreview: 'Works' }).html).toBe('Works')
  const image = '<img src="/works.png" alt="">'
  expect(textsOf({ content: image, contentPreview: 'Works' }).html).toBe(image)
  expect(textsOf({ content: frameset }).html).toBe('')
})

test('a search covers subject, preview and content, ignoring case', () => {
  const one = textsOf({
    subject: 'Stations',
    contentPreview: 'In Davao',
    content: '<p>Open <b>ALL</b> day, Ñ</p>',
  })
  for (const searchText of ['stat', 'DAVAO', 'all day', 'ñ', '', '  '])
    expect(isMatch(one, searchText)).toBe(true)
  for (const searchText of ['<b>', 'closed', 'a.l']) expect(isMatch(one, searchText)).toBe(false)
})

test('a match in the content only is shown with the text around it', () => {
  const one = textsOf({ subject: 'News', contentPreview: 'Short', content: `<p>${long}</p>` })
  expect(excerptOf(one, '')).toBe('Short')
  expect(excerptOf(one, 'news')).toBe('Short')
  expect(excerptOf(one, 'lubes')).toMatch(/^… [A-Za-z .]{1,60}Lubes are named/)
})

test('a message without subject and content uses the modal title and the modal content', () => {
  const one = textsOf({ modalTitle: 'Title', modalContent: '<p>Popup</p>' })
  expect([one.subject, one.preview, one.html]).toEqual(['Title', 'Popup', '<p>Popup</p>'])
})

test('highlighting keeps the whole text for any search text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, searchText) => {
      expect(
        splitByMatches(text, searchText)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
