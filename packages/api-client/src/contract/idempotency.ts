import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { text } from './codecs.ts'

/**
 * The outcome lookup: the state of a call by its idempotency key. `done` has the stored answer. `pending` means that the
 * call is still running. `void` means that the call had no effect and never will: a late arrival is refused with KeyVoid.
 *
 * @since 0.1.0
 */
export const resolveIdempotencyKey = defineEndpoint({
  name: 'resolveIdempotencyKey',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: z.object({ key: text }),
  output: z.discriminatedUnion('state', [
    z.looseObject({
      state: z.literal('done'),
      status: z.int().check(z.gte(200), z.lte(599)),
      body: z.unknown(),
    }),
    z.looseObject({ state: z.literal('pending') }),
    z.looseObject({ state: z.literal('void') }),
  ]),
})
