import type { Need } from './access.ts'
import { needs } from './row.ts'

/* Apart from the calls, so that a link to them brings none of their schemas. */

/** Who may see redemptions. */
export const redemptionAccess: Need = /* @__PURE__ */ needs('REDEMPTION', 'view')

/** Who may see what was paid with fleet cards. */
export const paymentAccess: Need = /* @__PURE__ */ needs('FLEET_CARD_REDEMPTION_HISTORY', 'view')
