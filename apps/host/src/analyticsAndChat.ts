import type { FleetPortalAnalytics, FleetPortalChat, FleetPortalSettings } from 'fleet-portal-kit'
import type { HostConfig } from './config.ts'

/** Loads the default export of a module when it is first needed. A module that cannot be loaded is left out. */
function onDemand<T>(url: string): (use: (loaded: T) => void) => void {
  let loading: Promise<{ default: T }> | undefined
  return (use) => {
    loading ??= import(/* @vite-ignore */ url) as Promise<{ default: T }>
    loading.then(
      (loaded) => use(loaded.default),
      () => console.warn(`${url} could not be loaded.`),
    )
  }
}

function createAnalytics(url: string): FleetPortalAnalytics {
  const withTracker = onDemand<FleetPortalAnalytics>(url)
  return { track: (...event) => withTracker((tracker) => tracker.track(...event)) }
}

function createChat(url: string): FleetPortalChat {
  const withChat = onDemand<FleetPortalChat>(url)
  return {
    show: () => withChat((chat) => chat.show()),
    hide: () => withChat((chat) => chat.hide()),
  }
}

/** The analytics tracker and the help chat of the configuration. The kit calls neither on pages with payments. */
export const analyticsAndChat = ({
  analyticsUrl,
  chatUrl,
}: Pick<HostConfig, 'analyticsUrl' | 'chatUrl'>): Pick<FleetPortalSettings, 'analytics' | 'chat'> => ({
  ...(analyticsUrl && { analytics: createAnalytics(analyticsUrl) }),
  ...(chatUrl && { chat: createChat(chatUrl) }),
})
