import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByMatches } from '../../pieces/html/textMatches.ts'
import { textOf } from '../../pieces/html/htmlText.ts'
import { excerptOf, isMatch, letterOf } from './messageText.ts'

const letter = (announcement: Record<string, string>) =>
  letterOf({
    messageId: 'ann_1',
    createdAt: '2026-11-20T09:00:00+08:00',
    type: 'announcement',
    readAt: null,
    announcement,
  })

const long = `${'Words come before it. '.repeat(10)}Then the Lubes are named. ${'More words. '.repeat(10)}`

test('HTML is looked into as the text that a person sees', () => {
  expect(
    textOf('<p>One</p><p>Two <b>bo</b>ld</p><style>p{}</style><script>x</script><ul><li>A</li></ul>'),
  ).toBe('One Two bold A')
})

test('a content without a word or an image gives way to the next one', () => {
  const frameset = '<html><frameset><frame src="https://example.com"></frameset></html>'
  expect(letter({ content: frameset, modalContent: '<p> </p>', contentPreview: 'Works' }).html).toBe('Works')
  const image = '<img src="/works.png" alt="">'
  expect(letter({ content: image, contentPreview: 'Works' }).html).toBe(image)
  expect(letter({ content: frameset }).html).toBe('')
})

test('a search looks into subject, preview and content, in any case', () => {
  const one = letter({
    subject: 'Stations',
    contentPreview: 'In Davao',
    content: '<p>Open <b>ALL</b> day, Ñ</p>',
  })
  for (const sought of ['stat', 'DAVAO', 'all day', 'ñ', '', '  ']) expect(isMatch(one, sought)).toBe(true)
  for (const sought of ['<b>', 'closed', 'a.l']) expect(isMatch(one, sought)).toBe(false)
})

test('a hit in the content alone is shown with the words around it', () => {
  const one = letter({ subject: 'News', contentPreview: 'Short', content: `<p>${long}</p>` })
  expect(excerptOf(one, '')).toBe('Short')
  expect(excerptOf(one, 'news')).toBe('Short')
  expect(excerptOf(one, 'lubes')).toMatch(/^… [A-Za-z .]{1,60}Lubes are named/)
})

test('a message without a subject or a content takes what else there is', () => {
  const one = letter({ modalTitle: 'Title', modalContent: '<p>Popup</p>' })
  expect([one.subject, one.preview, one.html]).toEqual(['Title', 'Popup', '<p>Popup</p>'])
})

test('marking loses nothing of a text, whatever is sought in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, sought) => {
      expect(
        splitByMatches(text, sought)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
