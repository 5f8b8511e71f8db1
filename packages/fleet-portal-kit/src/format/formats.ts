import { amountFormats } from './amounts.ts'
import { dayFormats } from './days.ts'
import { numberFormats } from './numbers.ts'

/** The formats that most pages need, in the language of a locale. File sizes and ages have their own. */
export const formatsFor = (locale: string) => ({
  ...amountFormats(locale),
  ...dayFormats(locale),
  ...numberFormats(locale),
})

export type Formats = ReturnType<typeof formatsFor>
