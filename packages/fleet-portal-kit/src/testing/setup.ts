import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without globals the testing library does not do this by itself.
afterEach(() => cleanup())
