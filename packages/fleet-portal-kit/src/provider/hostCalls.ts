import type { Analytics, Chat } from './portal.ts'

/** Calls a function of the host. What it throws is reported, and changes nothing here. */
export function callHost(run: () => void): void {
  try {
    run()
  } catch (error) {
    globalThis.reportError(error)
  }
}

export const guardAnalytics = (analytics: Analytics): Analytics => ({
  track: (...event) => callHost(() => analytics.track(...event)),
})

export const guardChat = (chat: Chat): Chat => ({
  show: () => callHost(() => chat.show()),
  hide: () => callHost(() => chat.hide()),
})
