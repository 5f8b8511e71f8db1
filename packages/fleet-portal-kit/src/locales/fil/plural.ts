import { numberFormats } from '../../format/numbers.ts'

export const locale = 'fil-PH'
/** The numbers of Filipino sentences. */
export const { formatCount } = numberFormats(locale)
const rules = new Intl.PluralRules(locale)

/** A count with its noun: `1 mensahe`, `4 na mensahe`. A number that ends in a consonant takes `na`. */
export const plural = (count: number, noun: string): string =>
  `${formatCount(count)} ${rules.select(count) === 'one' ? noun : `na ${noun}`}`
