import { Fault } from './fault.ts'

/** The maximum bytes of a JSON body and of an uploaded file. A multipart body may be larger by `multipartOverhead`. */
export const jsonLimit = 1_000_000
export const fileLimit = 5_000_000
/** Bytes for the boundaries, names and other fields of a multipart body. */
export const multipartOverhead = 10_000

/**
 * Reads the bytes of a body and counts them as they arrive: at most one chunk over the limit is in memory, even if
 * `Content-Length` is wrong. Throws `TooLarge` over the limit.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new Fault('TooLarge')
  // Some browsers have no body stream on a request that a page created.
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
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
