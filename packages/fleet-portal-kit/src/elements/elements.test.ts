import { expect, expectTypeOf, test } from 'vitest'
import type { FleetEvent } from '../provider/events.ts'
import { widgetDefinitions } from './definitions.ts'
import type { FleetElementEventMap } from './elementTypes.ts'
import { attributeOf } from './settings.ts'

test('an attribute has the name of its property in lower case with hyphens', () => {
  expect(['fleetId', 'isReadOnly', 'urlPrefix', 'hide', 'issueDate'].map(attributeOf)).toEqual([
    'fleet-id',
    'read-only',
    'url-prefix',
    'hide',
    'issue-date',
  ])
})

test('every element loads the component that it names', async () => {
  const missing: string[] = []
  for (const [tag, { load, component }] of Object.entries(widgetDefinitions)) {
    if (!(component in (await load()))) missing.push(tag)
  }
  expect(missing).toEqual([])
})

test('no setting hides a member of every element', () => {
  const hidden = Object.values(widgetDefinitions)
    .flatMap(({ settings }) => Object.keys(settings))
    .filter((name) => name in HTMLElement.prototype)
  expect(hidden).toEqual([])
})

test('TypeScript knows the elements, their properties, methods and events', () => {
  type Drivers = HTMLElementTagNameMap['fleet-drivers']
  expectTypeOf<Drivers['fleetId']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Parameters<Drivers['open']>>().toEqualTypeOf<[dialog: string, id?: string]>()
  expectTypeOf<NonNullable<Drivers['defaultFilters']>>().toHaveProperty('status')
  expectTypeOf<HTMLElementTagNameMap['fleet-portal']['sessionUrl']>().toEqualTypeOf<string | undefined>()
  type Created = FleetElementEventMap['fleet:driver.created']['detail']
  expectTypeOf<Created>().toEqualTypeOf<Extract<FleetEvent, { type: 'driver.created' }>>()
  expectTypeOf<HTMLElementEventMap['fleet-event']['detail']>().toEqualTypeOf<FleetEvent>()
  // @ts-expect-error The element of an import has no dialogs.
  expectTypeOf<HTMLElementTagNameMap['fleet-import-drivers']['open']>()
})
