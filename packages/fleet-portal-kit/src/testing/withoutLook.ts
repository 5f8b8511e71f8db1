import type { AnyEndpoint } from 'api-client'
import type { Wire } from './wire.ts'

/** Of the calls for a list only its own is answered; an import's look for what the fleet has already is not. */
export const withoutLook = (list: AnyEndpoint) => (wire: Wire) => {
  wire.passOne(list)
  wire.hold(list)
}
