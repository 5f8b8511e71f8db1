import * as z from 'zod/mini'
import { id, text, optionalText, pesos } from './codecs.ts'
import { paging } from './paging.ts'
import { defineEndpoint, requires } from './endpoint.ts'

/** The schema of a promotion. Promotions without an id are identified by their title. @since 0.1.0 */
export const promo = z.looseObject({
  promoId: z.optional(id),
  title: text,
  subtitle: optionalText,
  longDescription: optionalText,
  featuredImage: optionalText,
  buttonLabel: optionalText,
  redirectUrl: optionalText,
})

/** A promotion. @since 0.1.0 */
export type Promo = z.output<typeof promo>

/** Lists the promotions. @since 0.1.0 */
export const listPromos = defineEndpoint({
  name: 'listPromos',
  method: 'GET',
  kind: 'read',
  access: requires('PROMO', 'view'),
  fixed: { platformType: 'plb' },
  input: z.object({ fleetId: id, ...paging }),
  list: { items: 'marketingBanners', id: ['promoId', 'title'] },
  output: z.looseObject({ marketingBanners: z.array(promo), count: z.number() }),
})

/** Reads the promotion for new fleets, if there is one. @since 0.1.0 */
export const getIntroductoryPromo = defineEndpoint({
  name: 'getIntroductoryPromo',
  method: 'GET',
  kind: 'read',
  access: requires('PROMO', 'view'),
  input: z.object({ fleetId: id }),
  output: z.looseObject({
    title: optionalText,
    shortDescription: optionalText,
    longDescription: optionalText,
    featuredImage: optionalText,
    status: text,
    cashinAmount: z.nullish(pesos),
  }),
})
