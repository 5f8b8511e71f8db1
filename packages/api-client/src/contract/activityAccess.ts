import type { Need } from './access.ts'
import { needs } from './row.ts'

/** Who may see redemptions. Apart from the calls, so that a link to them brings none of their schemas. */
export const redemptionAccess: Need = needs('REDEMPTION', 'view')
