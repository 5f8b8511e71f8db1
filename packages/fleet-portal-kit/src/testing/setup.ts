import { Blob, File } from 'node:buffer'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'
import './browserParts.ts'
import { brokenPromises, closeTestSandbox } from './testSandbox.ts'

// Requests, forms and files are Node's: jsdom's own files arrive empty on the other side of a request.
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
const Request: unknown = Object.getPrototypeOf(globalThis.Request)
Object.assign(globalThis, { Blob, File, FormData, Request })

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

afterEach(async () => {
  // Without globals the testing library does not do this by itself.
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(await brokenPromises()).toEqual([])
})

afterAll(closeTestSandbox)
