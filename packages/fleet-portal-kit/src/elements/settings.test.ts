import { expect, test } from 'vitest'
import { createSettingsClass } from './settings.ts'

const settings = { fleetId: 'text', language: 'value' } as const

test('null is no value, as frameworks set it before data is there: the attribute or the default applies', () => {
  customElements.define('settings-null', createSettingsClass(settings))
  const element = document.createElement('settings-null') as HTMLElement &
    Record<keyof typeof settings, unknown>
  element.setAttribute('fleet-id', '7')
  Object.assign(element, { fleetId: null, language: null })
  expect({ ...(element as unknown as { settings: object }).settings }).toEqual({ fleetId: '7' })
  element.fleetId = '8'
  expect(element.fleetId).toBe('8')
  element.fleetId = null
  expect(element.fleetId).toBe('7')
})

test('null that was set before the element was defined is no value either', () => {
  const element = document.createElement('settings-early')
  document.body.append(element)
  Object.assign(element, { fleetId: '7', language: null })
  customElements.define('settings-early', createSettingsClass(settings))
  expect({ ...(element as unknown as { settings: object }).settings }).toEqual({ fleetId: '7' })
  element.remove()
})
