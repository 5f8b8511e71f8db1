import { Blob, File } from 'node:buffer'

// Requests, forms and files are Node's: jsdom's own files arrive empty on the other side of a request.
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
const Request: unknown = Object.getPrototypeOf(globalThis.Request)
Object.assign(globalThis, { Blob, File, FormData, Request })
