import { Blob, File } from 'node:buffer'

// Use the requests, forms and files of Node: a file of jsdom arrives empty at the server.
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
const Request: unknown = Object.getPrototypeOf(globalThis.Request)
Object.assign(globalThis, { Blob, File, FormData, Request })
