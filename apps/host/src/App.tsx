import { FleetPortalProvider, type FleetPortalSettings } from 'fleet-portal-kit'
import type { ApiClient } from 'fleet-portal-api-client'
import type { ReactNode } from 'react'
import type { HostConfig } from './config.ts'
import { LanguageContext } from './DocumentTitle.tsx'
import { PreferencesContext, usePreferences } from './preferences.tsx'

interface AppProps {
  client: ApiClient
  config: HostConfig
  settings: FleetPortalSettings
  children: ReactNode
}

/** The provider with the settings of the configuration, and those that the user has chosen. */
export function App({ client, config, settings, children }: AppProps) {
  const { appearance, language, preferences } = usePreferences(config)
  return (
    <FleetPortalProvider
      client={client}
      {...settings}
      appearance={{ ...settings.appearance, ...appearance }}
      {...(language && { language })}
    >
      <PreferencesContext.Provider value={preferences}>
        <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
      </PreferencesContext.Provider>
    </FleetPortalProvider>
  )
}
