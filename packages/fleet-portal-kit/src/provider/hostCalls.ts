import type { FleetPortalAnalytics, FleetPortalChat } from './portal.ts'

/** Calls a function of the host. An exception is reported, and does not affect the kit. */
export function callHost(run: () => void): void {
  try {
    run()
  } catch (error) {
    globalThis.reportError(error)
  }
}

export const guardAnalytics = (analytics: FleetPortalAnalytics): FleetPortalAnalytics => ({
  track: (...event) => callHost(() => analytics.track(...event)),
})

export const guardChat = (chat: FleetPortalChat): FleetPortalChat => ({
  show: () => callHost(() => chat.show()),
  hide: () => callHost(() => chat.hide()),
})
