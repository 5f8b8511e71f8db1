import type { FlagName } from 'api-client/contract/flags'
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
  const heard = vi.fn()
  stops.push(flags.subscribe(heard))
  return { flags, heard }
}

test('flags are not known until the database has answered, and change live', async () => {
  const { flags, heard } = flagsOf()
  expect(flags.get('PAGE_LOANS')).toBeUndefined()
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(true))
  expect(flags.get('CASHIN_BPI')).toBe(false)
  const before = heard.mock.calls.length
  await live.setFlag('PAGE_LOANS', { isOn: false })
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
  expect(heard.mock.calls.length).toBeGreaterThan(before)
})

test('a flag that is off is on for the listed people, whatever the case of their e-mail', async () => {
  await live.setFlag('PAGE_LOANS', { isOn: false, emails: ['peña@fleet.test'] })
  const { flags } = flagsOf()
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
  expect(flags.get('PAGE_LOANS', 'Peña@Fleet.test')).toBe(true)
  expect(flags.get('PAGE_LOANS', 'bea.cruz@fleet.test')).toBe(false)
})

test('the last known flags hold while the database is away', async () => {
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

test('a broken connection is made again and the change of the meantime is heard', async () => {
  const { flags } = flagsOf()
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(true))
  live.dropConnections()
  await live.setFlag('PAGE_LOANS', { isOn: false })
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(false))
})

test.each(['nonsense', '[1]', '{"PAGE_LOANS":"off"}', '{"PAGE_LOANS":{"enabled":"no"}}', '{"__proto__":{}}'])(
  'a store that holds %s is as good as empty',
  (kept) => {
    const storage = memoryStorage()
    storage.setItem('fleet-portal:flags:http://nowhere.test', kept)
    const flags = createFirebaseFlags({ url: 'http://nowhere.test', storage })
    for (const name of ['PAGE_LOANS', 'enabled', 'constructor'] as FlagName[])
      expect(flags.get(name)).toBeUndefined()
  },
)

test('a browser that forbids its store has flags all the same', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const { flags } = flagsOf({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  await waitFor(() => expect(flags.get('PAGE_LOANS')).toBe(true))
})
