import { afterEach, expect, test, vi } from 'vitest'
import { openDownload } from './openDownload.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a file is opened at its address, so that the browser closes the empty tab, and without a way back', () => {
  const tab = { opener: globalThis.window }
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window)
  expect(openDownload('https://files.test/a.csv?seal=1', '/api')).toBe(true)
  expect(open.mock.calls).toEqual([['https://files.test/a.csv?seal=1', '_blank']])
  expect(tab.opener).toBeNull()
})

test('a blocked tab is told', () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  expect(openDownload('https://files.test/a.csv', '/api')).toBe(false)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%s is not opened', (address) => {
  const open = vi.spyOn(globalThis, 'open')
  expect(openDownload(address, '/api')).toBe(false)
  expect(open).not.toHaveBeenCalled()
})
