import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FleetInbox } from '../../areas/inbox/index.ts'
import { announceAll, someNews } from '../../testing/inboxScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import * as english from '../en/index.ts'
import type { Dictionary, Message } from '../messageSet.ts'
import { filipino } from './index.ts'
import { plural } from './plural.ts'

/** The paths of all sentences: `drivers.title`. */
const pathsOf = (dictionary: Dictionary, path: string): string[] =>
  Object.entries(dictionary).flatMap(([key, value]: [string, Message | Dictionary]) =>
    typeof value === 'object' ? pathsOf(value, `${path}.${key}`) : [`${path}.${key}`],
  )

test('Filipino has every sentence that English has, and no other', () => {
  const expected = Object.values(english).flatMap(({ namespace, defaults }) =>
    pathsOf(defaults as Dictionary, namespace),
  )
  const found = Object.entries(filipino.messages).flatMap(([namespace, messages]) =>
    pathsOf(messages as Dictionary, namespace),
  )
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('a page in Filipino has no English sentence, and ages follow', async () => {
  const fleet = await testFleet()
  await announceAll(fleet, someNews)
  const { container } = await renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, {
    fleet,
    provider: { language: filipino },
  })
  const news = /New stations.*Hindi pa nabasa.*(ngayon lang|nakalipas)/
  expect(await screen.findByRole('button', { name: news })).toBeVisible()
  expect(screen.getByText('3 hindi pa nabasa')).toBeVisible()
  expect(container.querySelector('[lang="fil-PH"]')).not.toBeNull()
  expect(container).not.toHaveTextContent(/unread|messages|ago/)
})

test('counts have the linker that the number asks for', () => {
  expect([1, 2, 4, 1000].map((count) => plural(count, 'mensahe'))).toEqual([
    '1 mensahe',
    '2 mensahe',
    '4 na mensahe',
    '1,000 mensahe',
  ])
})
