import { afterEach, expect, test, vi } from 'vitest'
import { analyticsAndChat } from './analyticsAndChat.ts'

afterEach(() => vi.restoreAllMocks())

/** The URL of a module with the given text. */
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

test('without a configuration there are no analytics and no chat', () => {
  expect(analyticsAndChat({})).toEqual({})
})

test('a configured tracker and chat are loaded with the first call, and get every call', async () => {
  const calls: unknown[] = []
  vi.stubGlobal('recordCall', (call: unknown) => calls.push(call))
  const { analytics, chat } = analyticsAndChat({
    analyticsUrl: moduleOf(`export default { track: (...event) => recordCall(event) }`),
    chatUrl: moduleOf(`export default { show: () => recordCall('show'), hide: () => recordCall('hide') }`),
  })
  analytics?.track('page_viewed', { area: 'drivers' })
  chat?.show()
  chat?.hide()
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls).toContainEqual(['page_viewed', { area: 'drivers' }])
  expect(calls.indexOf('show')).toBeLessThan(calls.indexOf('hide'))
})

test('a tracker that cannot be loaded is named in the console, and nothing else fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const analyticsUrl = moduleOf('throw new Error()')
  analyticsAndChat({ analyticsUrl }).analytics?.track('page_viewed', { area: 'drivers' })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(`${analyticsUrl} could not be loaded.`))
})
