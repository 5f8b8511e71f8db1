import type { Requirement } from './access.ts'
import { requires } from './endpoint.ts'

/* Separate from the calls, so that a page that only links to them does not load their schemas. */

/** Who may see redemptions. @since 0.1.0 */
export const redemptionAccess: Requirement = /* @__PURE__ */ requires('REDEMPTION', 'view')

/** Who may see the payments with fleet cards. @since 0.1.0 */
export const paymentAccess: Requirement = /* @__PURE__ */ requires('FLEET_CARD_REDEMPTION_HISTORY', 'view')
