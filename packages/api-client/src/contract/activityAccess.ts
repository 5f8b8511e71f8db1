import type { Requirement } from './access.ts'
import { requires } from './endpoint.ts'

/* Apart from the calls, so that a link to them brings none of their schemas. */

/** Who may see redemptions. @since 0.1.0 */
export const redemptionAccess: Requirement = /* @__PURE__ */ requires('REDEMPTION', 'view')

/** Who may see what was paid with fleet cards. @since 0.1.0 */
export const paymentAccess: Requirement = /* @__PURE__ */ requires('FLEET_CARD_REDEMPTION_HISTORY', 'view')
