import { amountFormats } from './amounts.ts'
import { byteFormats } from './bytes.ts'
import { dayFormats } from './days.ts'
import { numberFormats } from './numbers.ts'
import { relativeFormats } from './relative.ts'

/** All formats in the language of a locale. */
export const formatsFor = (locale: string) => ({
  ...amountFormats(locale),
  ...byteFormats(locale),
  ...dayFormats(locale),
  ...numberFormats(locale),
  ...relativeFormats(locale),
})

export type Formats = ReturnType<typeof formatsFor>
