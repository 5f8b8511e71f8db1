import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { handle } from '../handle.ts'
import { settle } from '../idempotency.ts'

export const settleRoutes = [handle(resolveIdempotencyKey, (context, { key }) => settle(context, key))]
