import { afterEach, expect, test, vi } from 'vitest'
import { openDownload } from './openDownload.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('opens a file at its URL, so that the browser closes the empty tab, and without access to the opener', () => {
  const tab = { opener: globalThis.window }
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window)
  expect(openDownload('https://files.test/a.csv?seal=1', '/api')).toBe(true)
  expect(open.mock.calls).toEqual([['https://files.test/a.csv?seal=1', '_blank']])
  expect(tab.opener).toBeNull()
})

test('returns false if the browser blocks the tab', () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  expect(openDownload('https://files.test/a.csv', '/api')).toBe(false)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('does not open %s', (url) => {
  const open = vi.spyOn(globalThis, 'open')
  expect(openDownload(url, '/api')).toBe(false)
  expect(open).not.toHaveBeenCalled()
})
