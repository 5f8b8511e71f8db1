import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { text } from './values.ts'

/**
 * What became of a keyed call whose answer was lost. `done` carries the answer as it was; `void` means that the call
 * had no effect and, from now on, cannot have one: a late arrival of the key is refused with KeyVoid.
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
