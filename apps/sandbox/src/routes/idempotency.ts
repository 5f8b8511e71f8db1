import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { handle } from '../handle.ts'
import { resolveKey } from '../idempotency.ts'

export const idempotencyRoutes = [
  handle(resolveIdempotencyKey, (context, { key }) => resolveKey(context, key)),
]
