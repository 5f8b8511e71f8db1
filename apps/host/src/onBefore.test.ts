import type { FleetPortalAction } from 'fleet-portal-kit'
import { afterEach, expect, test, vi } from 'vitest'
import { onBeforeOf } from './onBefore.ts'

afterEach(() => vi.restoreAllMocks())

/** The URL of a module with the given text. */
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

const buyFuel = (input: object = {}): FleetPortalAction => ({
  name: 'buyFuel',
  kind: 'money',
  widget: 'buy-fuel',
  instance: '1',
  input: { ...input },
})

test('without a configuration no action is checked', () => {
  expect(onBeforeOf({})).toEqual({})
})

test('the configured module allows an action, or denies it with its reason', async () => {
  const { onBefore } = onBeforeOf({
    onBeforeUrl: moduleOf(
      `export default async ({ name, input }) => name === 'buyFuel' && input.liter > 500_000 ? { deny: 'Ask Ana first.' } : undefined`,
    ),
  })
  expect(await onBefore?.(buyFuel({ liter: 500_000 }))).toBeUndefined()
  expect(await onBefore?.(buyFuel({ liter: 500_001 }))).toEqual({ deny: 'Ask Ana first.' })
})

test.each([
  ['cannot be loaded', 'throw new Error("The file is broken.")'],
  ['has no function', 'export default { deny: "Never." }'],
  ['fails', 'export default () => Promise.reject(new Error("The approval server is down."))'],
])('an action is refused if the module %s, and the console names the module', async (_case, text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const onBeforeUrl = moduleOf(text)
  const { onBefore } = onBeforeOf({ onBeforeUrl })
  await expect(onBefore?.(buyFuel())).rejects.toThrow()
  expect(warn).toHaveBeenCalledWith(`${onBeforeUrl} could not decide about buyFuel.`)
})
