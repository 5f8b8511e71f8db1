import type { Context as Request } from 'hono'
import * as z from 'zod/mini'

/** Decodes the JSON body of a request. A missing body counts as an empty object. */
export async function parseBody<S extends z.ZodMiniType>(c: Request, schema: S): Promise<z.output<S>> {
  return z.decode(schema, (await c.req.json().catch(() => ({}))) as z.input<S>)
}
