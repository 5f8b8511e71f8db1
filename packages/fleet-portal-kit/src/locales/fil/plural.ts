import { languageRules } from '../../format/languageRules.ts'

export const locale = 'fil-PH'
const rules = languageRules(locale)
/** The numbers of Filipino sentences. */
export const { formatCount } = rules

/** A count with its noun: `1 mensahe`, `4 na mensahe`. A number that ends in a consonant takes `na`. */
export const plural = (count: number, noun: string): string =>
  rules.plural(count, { one: noun, other: `na ${noun}` })
