import type { FleetPortalAppearance, Language, LanguageOnDemand } from 'fleet-portal-kit'
import { createLanguage, languageSources } from 'fleet-portal-kit/languages'
import type { PortalPreferences } from 'fleet-portal-kit/shell'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { HostConfig } from './config.ts'

/** The choices of the user, kept in this browser. A missing one is that of the configuration. */
interface Choices {
  colorScheme?: 'auto' | 'light' | 'dark'
  density?: 'regular' | 'compact'
  /** The tag of the language. */
  language?: string
}

const storageKey = 'fleet-portal:preferences'

function readChoices(): Choices {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Choices
  } catch {
    return {}
  }
}

function storeChoices(choices: Choices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices))
  } catch {
    // The choice is then for this page only.
  }
}

const english = 'en'

/** The languages besides English: those of the kit, and that of the configuration. */
function languagesOf(configured: HostConfig['language']): readonly (Language | LanguageOnDemand)[] {
  const kit = Object.values(languageSources).filter(({ locale }) => locale !== configured?.locale)
  return [...(configured ? [configured] : []), ...kit.map(createLanguage)]
}

/** The name of a language in itself, such as `Filipino`. */
const nameOf = (locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(
    locale.split('-')[0] ?? locale,
  ) ?? locale

/** Marks the page, so that what is behind the widgets has the colours of the scheme. */
function useScheme(colorScheme: NonNullable<Choices['colorScheme']>) {
  useEffect(() => {
    document.documentElement.dataset['scheme'] = colorScheme
  }, [colorScheme])
}

interface ChosenSettings {
  appearance: Pick<FleetPortalAppearance, 'colorScheme' | 'density'>
  language: Language | LanguageOnDemand | undefined
  preferences: PortalPreferences
}

/** What the user has chosen, for the provider, and the preferences for the settings of the shell. */
export function usePreferences({ appearance, language: configured }: HostConfig): ChosenSettings {
  const [choices, setChoices] = useState(readChoices)
  const languages = useMemo(() => languagesOf(configured), [configured])
  const {
    colorScheme = appearance?.colorScheme ?? 'auto',
    density = appearance?.density ?? 'regular',
    language: tag = configured?.locale ?? english,
  } = choices
  const language = languages.find(({ locale }) => locale === tag)
  const locale = language?.locale ?? english
  useScheme(colorScheme)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  const preferences = useMemo(() => {
    const choose = (choice: Choices) =>
      setChoices((current) => {
        const next = { ...current, ...choice }
        storeChoices(next)
        return next
      })
    return {
      colorScheme: { value: colorScheme, onChange: (value) => choose({ colorScheme: value }) },
      density: { value: density, onChange: (value) => choose({ density: value }) },
      language: {
        value: locale,
        choices: [english, ...languages.map((one) => one.locale)].map((one) => ({
          locale: one,
          name: nameOf(one),
        })),
        onChange: (value) => choose({ language: value }),
      },
    } satisfies PortalPreferences
  }, [colorScheme, density, locale, languages])
  return useMemo(
    () => ({ appearance: { colorScheme, density }, language, preferences }),
    [colorScheme, density, language, preferences],
  )
}

export const PreferencesContext = createContext<PortalPreferences>({})
export const usePortalPreferences = (): PortalPreferences => useContext(PreferencesContext)
