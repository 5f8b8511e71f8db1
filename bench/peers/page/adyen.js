import { AdyenPlatformExperience } from '@adyen/adyen-platform-experience-web'
import '@adyen/adyen-platform-experience-web/adyen-platform-experience-web.css'

/** Shows a list of Adyen with a session of the page. */
export async function show(List) {
  const core = await AdyenPlatformExperience({
    environment: 'test',
    loadingContext: `${location.origin}/adyen/api/`,
    onSessionCreate: async () => ({ id: 'session', token: 'token' }),
  })
  new List({ core }).mount('#list')
}
