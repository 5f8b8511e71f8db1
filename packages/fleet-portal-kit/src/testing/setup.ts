import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'
// First, so that every module uses the Blob that requests accept.
import './nodeGlobals.ts'
import './browserGlobals.ts'
import { ledgerViolations, closeTestSandbox } from './testSandbox.ts'

// Add styles rule by rule, as in production: otherwise jsdom parses the whole style sheet again for each rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })
configure(({ getElementError }) => ({
  // A busy machine is slow, not broken.
  asyncUtilTimeout: 120_000,
  // The default formats the document for each failed attempt of `findBy`, with a limit of 0 as well.
  getElementError: (message, container) =>
    process.env['DEBUG_PRINT_LIMIT'] === '0'
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}))

afterEach(async () => {
  // Testing Library cleans up by itself only with test globals.
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(await ledgerViolations()).toEqual([])
})

afterAll(closeTestSandbox)
