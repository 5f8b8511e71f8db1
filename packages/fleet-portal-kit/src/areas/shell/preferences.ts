import { createContext } from 'react'

/** A choice of the user that the page keeps. @since 0.1.0 */
export interface Preference<Value> {
  /** The present choice. */
  value: Value
  /** Called with the choice of the user. The page keeps it and passes it to the provider. */
  onChange: (value: Value) => void
}

/** A language that users may choose. @since 0.1.0 */
export interface LanguageChoice {
  /** Its BCP 47 tag, such as `fil-PH`. */
  locale: string
  /** Its name in the language itself. */
  name: string
}

export const colorSchemes = ['auto', 'light', 'dark'] as const

/** What users may choose in the settings of the portal. A missing preference is not offered. @since 0.1.0 */
export interface PortalPreferences {
  /** The colour scheme: the `colorScheme` of the provider's `appearance`. */
  colorScheme?: Preference<'auto' | 'light' | 'dark'>
  /** The density: the `density` of the provider's `appearance`. */
  density?: Preference<'regular' | 'compact'>
  /** The language, by its tag. */
  language?: Preference<string> & {
    /** The languages of the portal. */
    choices: readonly LanguageChoice[]
  }
}

/** The preferences that the page offers. */
export const PreferencesContext = createContext<PortalPreferences>({})
