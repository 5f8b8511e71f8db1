import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../areas/drivers/index.ts'
import { FleetGroups } from '../areas/groups/index.ts'
import { FleetInbox } from '../areas/inbox/index.ts'
import { groupsMessages } from '../locales/en/groups.ts'
import { filipino } from '../locales/fil/index.ts'
import type { AnyLanguage } from '../locales/language.ts'
import type { MessageNamespace, MessageOverrides } from '../locales/messageOverrides.ts'
import type { FleetEvent } from '../provider/events.ts'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import { useMessages } from '../provider/messages.ts'
import { usePortal } from '../provider/portal.ts'
import { announceAll, someNews } from '../testing/inboxScene.ts'
import { renderInPortal } from '../testing/renderInPortal.tsx'
import { testFleet } from '../testing/testFleet.ts'
import { createLanguage, languageRules, languageSources } from './index.ts'

/** A language with loads that the test ends. */
function heldLanguage() {
  const requested: MessageNamespace[] = []
  const held: { resolve: (messages: MessageOverrides) => void; reject: (error: Error) => void }[] = []
  const load = (namespace: MessageNamespace) => {
    requested.push(namespace)
    return new Promise<MessageOverrides>((resolve, reject) => {
      held.push({ resolve, reject })
    })
  }
  const language = createLanguage({ locale: 'fil-PH', load })
  const deliver = () => act(async () => held.splice(0).forEach(({ resolve }) => resolve(filipino.messages)))
  return { language, requested, deliver, held }
}

/** Every text that the page has ever shown. */
function recordTexts() {
  const texts: string[] = []
  const observer = new MutationObserver(() => texts.push(document.body.textContent ?? ''))
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return { texts, stop: () => observer.disconnect() }
}

afterEach(() => {
  cleanup()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

/** A provider whose language a button of the page replaces. */
function Switchable({ to, children }: { to: AnyLanguage; children: ReactNode }) {
  const { client } = usePortal()
  const [language, setLanguage] = useState<AnyLanguage>()
  return (
    <>
      <button onClick={() => setLanguage(to)}>Switch</button>
      <FleetPortalProvider client={client} {...(language && { language })}>
        {children}
      </FleetPortalProvider>
    </>
  )
}

test('a widget waits for the sentences of its area, and shows no English before them', async () => {
  const { texts, stop } = recordTexts()
  const { language, requested, deliver } = heldLanguage()
  const { container } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
    provider: { language },
  })
  expect(requested).toEqual(expect.arrayContaining(['ui', 'errors', 'drivers']))
  expect(container.querySelector('svg[aria-hidden]')).not.toBeNull()
  await deliver()
  expect(await screen.findByRole('heading', { name: 'Pamahalaan ang Mga Driver ng Fleet' })).toBeVisible()
  expect(container.querySelector('[lang="fil-PH"]')).not.toBeNull()
  stop()
  expect(texts.filter((text) => /Manage Fleet Drivers|Add driver/.test(text))).toEqual([])
  expect(texts.some((text) => text.includes('Pamahalaan ang Mga Driver'))).toBe(true)
})

test('the languages of the kit load a part for each area, with the sentences that all share in one part', async () => {
  const { fil } = languageSources
  const [drivers, ui, errors] = await Promise.all([fil.load('drivers'), fil.load('ui'), fil.load('errors')])
  expect(Object.keys(drivers)).toEqual(['drivers'])
  expect(ui).toBe(errors)
  const namespaces = Object.keys(filipino.messages) as MessageNamespace[]
  const parts = await Promise.all(namespaces.map((namespace) => fil.load(namespace)))
  namespaces.forEach((namespace, index) =>
    expect(parts[index]?.[namespace], namespace).toBe(filipino.messages[namespace]),
  )
})

test('another language takes the place of the first one without a remount, and only when it is loaded', async () => {
  const { language, deliver } = heldLanguage()
  const { user } = await renderInPortal((fleetId) => (
    <Switchable to={language}>
      <FleetGroups fleetId={fleetId} />
    </Switchable>
  ))
  const search = await screen.findByPlaceholderText(/search/i)
  await user.type(search, 'Cebu')
  const { texts, stop } = recordTexts()
  await user.click(screen.getByRole('button', { name: 'Switch' }))
  expect(screen.getByRole('heading', { name: 'Manage Groups' })).toBeVisible()
  await deliver()
  expect(await screen.findByRole('heading', { name: 'Pamahalaan ang Mga Grupo' })).toBeVisible()
  expect(screen.getByPlaceholderText(filipino.messages.groups?.search ?? '')).toBe(search)
  expect(search).toHaveValue('Cebu')
  stop()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => !/Manage Groups|Pamahalaan ang Mga Grupo/.test(text))).toEqual([])
})

test('sentences that cannot be loaded stay English, a banner and an event say so, and they are loaded again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  let isBroken = true
  const load = vi.fn(async () => {
    if (isBroken) throw new TypeError('Failed to fetch')
    return filipino.messages
  })
  const events: FleetEvent[] = []
  const { user } = await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, {
    provider: {
      language: createLanguage({ locale: 'fil-PH', load }),
      onEvent: (event) => events.push(event),
    },
  })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const heading = await screen.findByRole('heading', { name: 'Manage Groups' })
  expect(screen.getByText(/could not be loaded in your language/)).toBeVisible()
  const failures = events.filter(({ type }) => type === 'language.failed')
  expect(failures.at(-1)).toMatchObject({
    data: { locale: 'fil-PH', namespaces: expect.arrayContaining(['ui', 'errors', 'groups']) },
  })

  isBroken = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Pamahalaan ang Mga Grupo' })).toBe(heading)
  expect(screen.queryByText(/could not be loaded in your language/)).toBeNull()
})

test('a slow language does not keep the user waiting: after ten seconds there is English until it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const { language, deliver } = heldLanguage()
  await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, { provider: { language } })
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.queryByRole('heading')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  const heading = await screen.findByRole('heading', { name: 'Manage Groups' })
  await deliver()
  await waitFor(() => expect(heading).toHaveTextContent('Pamahalaan ang Mga Grupo'))
})

test('without a connection a widget is English at once, and the language follows with the connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  const { language, deliver } = heldLanguage()
  const open = (fleetId: string) => {
    // After the test has signed in.
    online.mockReturnValue(false)
    return <FleetGroups fleetId={fleetId} />
  }
  await renderInPortal(open, { provider: { language } })
  const heading = await screen.findByRole('heading', { name: 'Manage Groups' })
  online.mockRestore()
  await act(async () => globalThis.dispatchEvent(new Event('online')))
  await deliver()
  await waitFor(() => expect(heading).toHaveTextContent('Pamahalaan ang Mga Grupo'))
})

test('hooks of a page that draws its own UI start in English and follow the language', async () => {
  const { language, deliver } = heldLanguage()
  function OwnUi() {
    return <p>{useMessages(groupsMessages).title}</p>
  }
  await renderInPortal(() => <OwnUi />, { provider: { language } })
  expect(screen.getByText('Manage Groups')).toBeVisible()
  await deliver()
  expect(await screen.findByText('Pamahalaan ang Mga Grupo')).toBeVisible()
})

test('a sentence of the page wins over one of the language, and what the language lacks stays English', async () => {
  const load = async (): Promise<MessageOverrides> => ({ groups: { add: 'Gruppe anlegen' } })
  await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, {
    provider: {
      language: createLanguage({ locale: 'de-DE', load }),
      messages: { groups: { title: 'Unsere Gruppen' } },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Unsere Gruppen' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Gruppe anlegen' })).toBeVisible()
  expect(screen.getByPlaceholderText(/search/i)).toBeVisible()
})

test('a pack of another language uses its plural rules on the screen', async () => {
  const load = async (): Promise<MessageOverrides> => {
    const { plural } = languageRules('pl-PL')
    const forms = { one: 'nowa wiadomość', few: 'nowe wiadomości', many: 'nowych wiadomości', other: '' }
    return { inbox: { unreadCount: (count) => plural(count, forms) } }
  }
  const fleet = await testFleet()
  await announceAll(fleet, someNews)
  await renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, {
    fleet,
    provider: { language: createLanguage({ locale: 'pl-PL', load }) },
  })
  expect(await screen.findByText('3 nowe wiadomości')).toBeVisible()
})

test.each([
  [1, '1 kod'],
  [2, '2 kody'],
  [5, '5 kodów'],
  [22, '22 kody'],
  [12_345, '12 345 kodów'],
])('Polish says %s with the right one of its three forms', (count, words) => {
  const { plural } = languageRules('pl-PL')
  const spaced = plural(count, { one: 'kod', few: 'kody', many: 'kodów', other: 'kodu' }).replaceAll(
    /\s/g,
    ' ',
  )
  expect(spaced).toBe(words)
})

test.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few'],
  [11, 'many'],
  [100, 'other'],
])('Arabic has a form of its own for %s', (count, form) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  const { plural, pluralForm } = languageRules('ar-EG')
  expect(pluralForm(count, forms)).toBe(form)
  expect(plural(count, forms)).toBe(`${new Intl.NumberFormat('ar-EG').format(count)} ${form}`)
  expect(pluralForm(count, { other: 'other' })).toBe('other')
})
