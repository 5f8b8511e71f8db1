import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { expect, expectTypeOf, test } from 'vitest'
import {
  createStaticFlags,
  FleetPortalProvider,
  type FleetPortalProviderProps,
  type MessageOverrides,
  type Messages,
} from './index.ts'
import * as english from './locales/en/index.ts'
import { filipino } from './locales/fil/index.ts'
import { createLanguage } from './languages/index.ts'

const client = createApiClient({
  baseUrl: 'https://api.fleet.test',
  session: createEmbeddedSession(() => Promise.resolve(null)),
})
const getSession = () => Promise.resolve(null)
const apiUrl = 'https://api.fleet.test'

test('a provider takes a client, or an API URL with getSession', () => {
  const accepted = [
    <FleetPortalProvider key="client" client={client} />,
    <FleetPortalProvider key="session" apiUrl={apiUrl} getSession={getSession} />,
  ]
  const refused = [
    // @ts-expect-error Neither a client nor an API URL.
    <FleetPortalProvider key="nothing" />,
    // @ts-expect-error An API URL without getSession.
    <FleetPortalProvider key="url" apiUrl={apiUrl} />,
    // @ts-expect-error A client and a session of the page.
    <FleetPortalProvider key="both" client={client} apiUrl={apiUrl} getSession={getSession} />,
  ]
  expect([...accepted, ...refused]).toHaveLength(5)
})

test('messages are typed to their namespaces and keys', () => {
  const overrides: MessageOverrides = {
    drivers: { title: 'Mga tsuper', added: (name) => `Naidagdag si ${name}.`, saved: 'Nai-save.' },
    shell: { areaNames: { drivers: 'Mga tsuper' } },
  }
  expectTypeOf<FleetPortalProviderProps['messages']>().toEqualTypeOf<MessageOverrides | undefined>()
  const refused: MessageOverrides[] = [
    // @ts-expect-error No such namespace.
    { driver: { title: 'Mga tsuper' } },
    // @ts-expect-error No such key.
    { drivers: { titel: 'Mga tsuper' } },
    // @ts-expect-error A sentence without values is a string.
    { drivers: { title: () => 'Mga tsuper' } },
    // @ts-expect-error The first value of this sentence is a text.
    { drivers: { added: (name: number) => `${name}` } },
  ]
  expect([overrides, ...refused]).toHaveLength(5)
})

test('a whole language does not compile without one of its sentences, and one with some sentences does', () => {
  const whole = filipino.messages as Messages
  const { title: _title, ...driversWithoutTitle } = whole.drivers
  const { drivers: _drivers, ...withoutDrivers } = whole
  const some: MessageOverrides[] = [{ drivers: driversWithoutTitle }, withoutDrivers, {}]
  const refused: Messages[] = [
    // @ts-expect-error A sentence is missing.
    { ...whole, drivers: driversWithoutTitle },
    // @ts-expect-error A namespace is missing.
    withoutDrivers,
    // @ts-expect-error A sentence with values is a function in a whole language.
    { ...whole, drivers: { ...whole.drivers, added: 'Naidagdag.' } },
  ]
  expect([...some, ...refused]).toHaveLength(6)
})

test('a language on demand loads known namespaces and typed sentences', () => {
  const load = (namespace: keyof Messages): Promise<MessageOverrides> =>
    Promise.resolve(namespace === 'drivers' ? { drivers: { title: 'Kierowcy' } } : {})
  const languages = [
    createLanguage({ locale: 'pl-PL', load }),
    // @ts-expect-error No such key.
    createLanguage({ locale: 'pl-PL', load: async () => ({ drivers: { titel: 'Kierowcy' } }) }),
    // @ts-expect-error A locale is required.
    createLanguage({ load }),
  ]
  expect(languages).toHaveLength(3)
})

test('every file of sentences has its own namespace, and is listed for overrides', () => {
  const files = import.meta.glob([
    './locales/en/*.ts',
    '!./locales/en/*.test.ts',
    '!./locales/en/(index|plural|formats).ts',
  ])
  const namespaces = Object.values(english).flatMap((set) => ('namespace' in set ? [set.namespace] : []))
  expect(new Set(namespaces).size).toBe(namespaces.length)
  expect(namespaces.length).toBeGreaterThanOrEqual(Object.keys(files).length)
})

test('flags are typed to their names', () => {
  const flags = createStaticFlags({ PAGE_LOANS: false })
  // @ts-expect-error No such flag.
  createStaticFlags({ PAGE_LOAN: false })
  expect([flags.get('PAGE_LOANS'), flags.get('PAGE_PROMO')]).toEqual([false, undefined])
})
