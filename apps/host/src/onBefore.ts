import type { BeforeAction, FleetPortalSettings } from 'fleet-portal-kit'
import type { HostConfig } from './config.ts'

/**
 * Asks the module of the configuration about each action. It is loaded with the first action. If it cannot be loaded, no action
 * is sent, and the user sees that it could not be checked.
 */
export function onBeforeOf({
  onBeforeUrl,
}: Pick<HostConfig, 'onBeforeUrl'>): Pick<FleetPortalSettings, 'onBefore'> {
  if (!onBeforeUrl) return {}
  let loading: Promise<{ default: BeforeAction }> | undefined
  return {
    onBefore: async (action) => {
      loading ??= import(/* @vite-ignore */ onBeforeUrl) as Promise<{ default: BeforeAction }>
      try {
        return await (await loading).default(action)
      } catch (error) {
        console.warn(`${onBeforeUrl} could not decide about ${action.name}.`)
        // The next action loads the module again.
        loading = undefined
        throw error
      }
    },
  }
}
