import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'
// First, so that every module that looks for a Blob finds the one that requests are made of.
import './nodeParts.ts'
import './browserParts.ts'
import { brokenPromises, closeTestSandbox } from './testSandbox.ts'

// Styles are added rule by rule, as on a page that people see: else the whole sheet is read anew with each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 120_000 })

afterEach(async () => {
  // Without globals the testing library does not do this by itself.
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(await brokenPromises()).toEqual([])
})

afterAll(closeTestSandbox)
