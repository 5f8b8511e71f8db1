import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FleetGroups } from '../areas/groups/index.ts'
import * as english from '../locales/en/index.ts'
import type { MessageOverrides } from '../locales/messageOverrides.ts'
import { renamedKeys, type OldMessages, type RenamedKey } from '../locales/renamedKeys.ts'
import { renderInPortal } from '../testing/renderInPortal.tsx'

const planted = {
  'groups.headline': { use: 'groups.title', since: '0.2.0' },
  'teams.buttons.create': { use: 'groups.add', since: '0.2.0' },
} satisfies Record<string, RenamedKey>

/** What a page still has from an earlier version. */
const oldMessages: OldMessages<keyof typeof planted> = {
  groups: { headline: 'Mga pangkat' },
  teams: { buttons: { create: 'Magdagdag' } },
}
const table: Record<string, RenamedKey> = renamedKeys
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  warn.mockReset().mockReturnValue(undefined)
  Object.assign(table, planted)
})
afterEach(() => {
  for (const key of Object.keys(planted)) delete table[key]
  vi.unstubAllEnvs()
})

const warnings = () => warn.mock.calls.map(([message]) => String(message))

test('every renamed message has its new key in English', () => {
  const keys = new Set<string>()
  const collect = (path: string, part: unknown) => {
    keys.add(path)
    if (typeof part === 'object' && part !== null) {
      for (const [key, below] of Object.entries(part)) collect(`${path}.${key}`, below)
    }
  }
  for (const { namespace, defaults } of Object.values(english)) collect(namespace, defaults)
  expect(Object.values(table).filter(({ use }) => !keys.has(use))).toEqual([])
})

test('messages under old keys work in the provider, and the console names each key once', async () => {
  await renderInPortal(
    (fleetId) => (
      <>
        <FleetGroups fleetId={fleetId} />
        <FleetGroups fleetId={fleetId} messages={{ ...(oldMessages as MessageOverrides) }} />
      </>
    ),
    { provider: { messages: oldMessages as MessageOverrides } },
  )
  expect(await screen.findAllByRole('heading', { name: 'Mga pangkat' })).toHaveLength(2)
  expect(await screen.findAllByRole('button', { name: 'Magdagdag' })).toHaveLength(2)
  expect(warnings()).toEqual([
    'fleet-portal-kit: the message "groups.headline" is now called "groups.title".',
    'fleet-portal-kit: the message "teams.buttons.create" is now called "groups.add".',
  ])
})

test('messages under old keys work in a language and in a widget, and a message under the new key wins', async () => {
  const messages = { groups: { headline: 'Old', title: 'Our groups' } } as MessageOverrides
  await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} messages={messages} />, {
    provider: { language: { locale: 'fil-PH', messages: oldMessages as MessageOverrides } },
  })
  expect(await screen.findByRole('heading', { name: 'Our groups' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Magdagdag' })).toBeVisible()
})

test('the console says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, {
    provider: { messages: oldMessages as MessageOverrides },
  })
  expect(await screen.findByRole('heading', { name: 'Mga pangkat' })).toBeVisible()
  expect(warnings()).toEqual([])
})

test('keys that never existed do not compile', () => {
  // @ts-expect-error no message of groups has this key
  const misspelt: MessageOverrides = { groups: { headlin: 'Mga pangkat' } }
  // @ts-expect-error the old key was in the group `buttons`
  const flat: OldMessages<keyof typeof planted> = { teams: { create: 'Magdagdag' } }
  expect([misspelt, flat]).toHaveLength(2)
})
