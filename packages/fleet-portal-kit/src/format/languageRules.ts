import { lazily } from './lazily.ts'
import { numberFormats } from './numbers.ts'

/**
 * A noun in the plural forms of its language: `{ one: 'kod', few: 'kody', other: 'kodów' }`. `other` is used for the forms
 * that are left out.
 *
 * @since 0.1.0
 */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  /** The form for all other counts. */
  readonly other: string
}

/** Numbers and plurals in the sentences of a language. @since 0.1.0 */
export interface LanguageRules {
  /** A count in the digits and groups of the language: `1,000`. */
  readonly formatCount: (count: number) => string
  /** The form of a noun for a count. */
  readonly pluralForm: (count: number, forms: PluralForms) => string
  /** A count with its noun: `5 kodów`. */
  readonly plural: (count: number, forms: PluralForms) => string
}

/**
 * The rules for numbers and plurals of a locale, from `Intl`. For the sentences of your own language.
 *
 * @example
 * const { plural } = languageRules('pl-PL')
 * plural(5, { one: 'kod', few: 'kody', other: 'kodów' }) // 5 kodów
 *
 * @since 0.1.0
 */
export function languageRules(locale: string): LanguageRules {
  const { formatCount } = numberFormats(locale)
  const rules = lazily(() => new Intl.PluralRules(locale))
  const pluralForm = (count: number, forms: PluralForms) => forms[rules().select(count)] ?? forms.other
  return {
    formatCount,
    pluralForm,
    plural: (count, forms) => `${formatCount(count)} ${pluralForm(count, forms)}`,
  }
}
