import type { FlagName } from 'fleet-portal-api-client/contract/flags'
import { waitFor } from '@testing-library/react'
import { openLive } from 'sandbox/testing/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { testSandbox } from '../testing/testSandbox.ts'
import { createFirebaseFlags } from './createFirebaseFlags.ts'

let live: Awaited<ReturnType<typeof openLive>>
let stops: (() => void)[] = []

beforeEach(async () => {
  live = await openLive(await testSandbox())
})
afterEach(async () => {
  for (const stop of stops) stop()
  stops = []
  await live.setFlag('PAGE_LOANS', { isOn: true, emails: [] })
  await live.stop()
})

function flagsOf(storage = memoryStorage(), url = `${live.url}/?ns=fleet-portal`) {
  const flags = createFirebaseFlags({ url, storage })
  const onChange = vi.fn()
  stops.push(flags.subscribe(onChange))
  return { flags, onChange }
}

test('flags are undefined until the database answers, and then follow its changes', async () => {
  const { flags, onChange } = flagsOf()
  expect(flags.get('PAGE_LOANS')).toBeUndefined()
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(true))
  expect(flags.get('CASHIN_BPI')).toBe(false)
  const before = onChange.mock.calls.length
  await live.setFlag('PAGE_LOANS', { isOn: false })
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
  expect(onChange.mock.calls.length).toBeGreaterThan(before)
})

test('a disabled flag is on for listed users, in upper or lower case of their email', async () => {
  await live.setFlag('PAGE_LOANS', { isOn: false, emails: ['peña@fleet.test'] })
  const { flags } = flagsOf()
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
  expect(flags.get('PAGE_LOANS', 'Peña@Fleet.test')).toBe(true)
  expect(flags.get('PAGE_LOANS', 'bea.cruz@fleet.test')).toBe(false)
})

test('the last known flags apply while the database is unavailable', async () => {
  const storage = memoryStorage()
  await live.setFlag('PAGE_LOANS', { isOn: false })
  const url = `${live.url}/?ns=fleet-portal`
  const { flags } = flagsOf(storage, url)
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
  await live.stop()
  expect(flags.get('PAGE_LOANS')).toBe(false)
  const next = createFirebaseFlags({ url, storage })
  expect(next.get('PAGE_LOANS')).toBe(false)
  expect(next.get('PAGE_PROMO')).toBe(true)
  live = await openLive(await testSandbox())
})

test('reconnects after a broken connection and reads the changes since', async () => {
  const { flags } = flagsOf()
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(true))
  live.dropConnections()
  await live.setFlag('PAGE_LOANS', { isOn: false })
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
})

test.each(['nonsense', '[1]', '{"PAGE_LOANS":"off"}', '{"PAGE_LOANS":{"enabled":"no"}}', '{"__proto__":{}}'])(
  'ignores the stored value %s',
  (stored) => {
    const storage = memoryStorage()
    storage.setItem('fleet-portal:flags:http://nowhere.test', stored)
    const flags = createFirebaseFlags({ url: 'http://nowhere.test', storage })
    for (const name of ['PAGE_LOANS', 'enabled', 'constructor'] as FlagName[])
      expect(flags.get(name)).toBeUndefined()
  },
)

test('reads flags also if the browser refuses storage', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const { flags } = flagsOf({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(true))
})
