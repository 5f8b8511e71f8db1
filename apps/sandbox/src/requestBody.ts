import { Fault } from './fault.ts'

/** Bytes of a body that is JSON, and of one with a file in it. What frames the file counts, too: see `framing`. */
export const jsonLimit = 1_000_000
export const fileLimit = 5_000_000
/** The boundaries, names and other fields of a multipart body. */
export const framing = 10_000

/**
 * The bytes of a body, counted as they arrive: no more than one chunk past the limit is ever held, whatever
 * `Content-Length` says. Throws `TooLarge` past the limit.
 */
export async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new Fault('TooLarge')
  // Some browsers have no stream of a request that a page made itself.
  if (!request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > limit) throw new Fault('TooLarge')
    return bytes
  }
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      void reader.cancel().catch(() => undefined)
      throw new Fault('TooLarge')
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
