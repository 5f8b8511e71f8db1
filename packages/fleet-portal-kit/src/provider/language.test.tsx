import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FleetGroups } from '../areas/groups/index.ts'
import { FleetInbox } from '../areas/inbox/index.ts'
import type { Language } from '../locales/language.ts'
import { announceAll, someNews } from '../testing/inboxScene.ts'
import { renderInPortal } from '../testing/renderInPortal.tsx'
import { testFleet } from '../testing/testFleet.ts'

const german: Language = {
  locale: 'de-DE',
  messages: {
    groups: { title: 'Gruppen verwalten', add: 'Gruppe anlegen' },
    inbox: { title: 'Posteingang', unread: 'Ungelesen', justNow: 'gerade eben' },
  },
}

test('sentences and ages follow the language, and what it lacks stays English', async () => {
  const fleet = await testFleet()
  await announceAll(fleet, someNews)
  const { container } = await renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, {
    fleet,
    provider: { language: german },
  })
  const news = /New stations.*Ungelesen.*(gerade eben|vor \d+ )/
  expect(await screen.findByRole('button', { name: news })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Posteingang' })).toBeVisible()
  expect(screen.getByText('3 unread')).toBeVisible()
  expect(container.querySelector('[lang="de-DE"]')).not.toBeNull()
})

test('the messages of the page replace those of the language', async () => {
  await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, {
    provider: { language: german, messages: { groups: { title: 'Unsere Gruppen' } } },
  })
  expect(await screen.findByRole('heading', { name: 'Unsere Gruppen' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Gruppe anlegen' })).toBeVisible()
})
