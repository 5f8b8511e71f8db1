import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { Wire } from './wire.ts'

/** Answers the list's own read, and refuses the read with which an import checks for existing entries. */
export const withoutDuplicateCheck = (list: AnyEndpoint) => (wire: Wire) => {
  wire.passOne(list)
  wire.refuse(list, 'BadRequest')
}
