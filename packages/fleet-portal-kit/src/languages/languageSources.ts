import { filipinoSource } from '../locales/fil/source.ts'
import type { LanguageSource } from '../locales/languageSource.ts'

/** The languages of the kit besides English, for `createLanguage`. @since 0.1.0 */
export const languageSources: { readonly fil: LanguageSource } = { fil: filipinoSource }
