import { settleKey } from 'api-client/contract/settle'
import { handle } from '../handle.ts'
import { settle } from '../idempotency.ts'

export const settleRoutes = [handle(settleKey, (context, { key }) => settle(context, key))]
