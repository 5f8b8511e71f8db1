import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { plainField } from './plainField.ts'
import { field, namePattern } from './fields.ts'

const read = (text: string) => z.safeDecode(field.name, text)
const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

/** A Latin letter in upper or lower case that is not the presentation form of other letters. */
const isLetter = (character: string) =>
  /^(?=\p{Script=Latin})[\p{Lu}\p{Ll}]$/u.test(character) &&
  character.normalize('NFKC') === character.normalize('NFC')

describe('a name', () => {
  test('accepts Latin letters, digits, period, comma, apostrophe, hyphen and space, and no other Unicode character', () => {
    const wrong = everyCharacter.filter(
      (character) => namePattern.test(character) !== (isLetter(character) || /^[0-9.,' -]$/.test(character)),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['ª', 'feminine ordinal'],
    ['º', 'masculine ordinal'],
    ['Ⅳ', 'Roman numeral'],
    ['Ａｎａ', 'full-width letters'],
    ['ﬁ', 'ligature'],
    ['ſ', 'long s'],
    ['ʰ', 'modifier letter'],
    ['ǃ', 'click letter'],
    ['𝐀', 'mathematical letter'],
    ['Ⓐ', 'circled letter'],
    ['１', 'full-width digit'],
    ['²', 'superscript digit'],
    ['＇', 'full-width apostrophe'],
  ])('is refused with %s, a %s', (character) => {
    for (const text of [character, `Ana${character}`, `${character} Cruz`]) {
      expect(
        read(text).error?.issues.map(({ message }) => message),
        text,
      ).toEqual(['name'])
    }
  })

  test.each([
    ['Pen\u0303a', 'Peña'],
    ['NIN\u0303O', 'NIÑO'],
    ['Jose\u0301', 'José'],
    ['\u212bngstro\u0308m', 'Ångström'],
  ])('written with combining marks as %j is stored as %s', (given, kept) => {
    expect(read(given)).toEqual({ success: true, data: kept })
  })

  test('does not change when it is validated again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { data } = read(text)
        if (data !== undefined) expect(read(data)).toEqual({ success: true, data })
      }),
      { numRuns: 2000 },
    )
  })

  test('that matches the fast path matches the pattern', () => {
    const plain = everyCharacter.filter((character) => plainField.name?.test(character))
    expect(plain.filter((character) => !namePattern.test(character))).toEqual([])
  })
})
