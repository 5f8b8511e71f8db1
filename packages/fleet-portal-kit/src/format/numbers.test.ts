import { describe, expect, test } from 'vitest'
import { numberFormats } from './numbers.ts'

describe('a count', () => {
  test.each(['en', 'en-US', 'en-PH', 'en-IN', 'fil', 'fil-PH', 'en-u-nu-arab', 'pl-PL', 'ar-EG'])(
    'is what Intl makes of it in %s',
    (locale) => {
      const { formatCount } = numberFormats(locale)
      const intl = new Intl.NumberFormat(locale)
      const counts = [...Array.from({ length: 1002 }, (_, count) => count), -1, -1000, 0.5, 123_456.7, 1e7]
      for (const count of counts) expect(formatCount(count)).toBe(intl.format(count))
    },
  )
})
