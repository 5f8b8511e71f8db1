import { expect, test } from 'vitest'
import { redFlags as filipino } from '../fil/redFlags.ts'
import { redFlagsMessages } from './redFlags.ts'

const timeIn = (sentence: string) => /(?:line|linya), (.+?) (?:earlier|bago)/.exec(sentence)?.[1]

test.each([
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [121, '2 hours 1 minute'],
  [484, '8 hours 4 minutes'],
])('the time of %i minutes between two fills is %s', (minutes, time) => {
  expect(timeIn(redFlagsMessages.defaults.why.distance(832, minutes))).toBe(time)
})

test('the time between two fills has hours in Filipino too', () => {
  expect(timeIn(filipino.why.distance(832, 484))).toBe('8 oras 4 na minuto')
})
