import { expect, test, vi } from 'vitest'
import { preload, type PreloadableArea } from './index.ts'

test('an area can be loaded before it is shown, and loading it renders and requests nothing', async () => {
  const requested = vi.spyOn(globalThis, 'fetch')
  await expect(preload('drivers')).resolves.toBeUndefined()
  await expect(preload('dashboard')).resolves.toBeUndefined()
  expect(document.body.textContent).toBe('')
  expect(requested).not.toHaveBeenCalled()
})

test('code that cannot be loaded is no failure: the area loads it again', async () => {
  vi.doMock('../areas/promos/index.ts', () => {
    throw new Error('The connection is gone.')
  })
  await expect(preload('promos')).resolves.toBeUndefined()
  vi.doUnmock('../areas/promos/index.ts')
})

test('an unknown name does nothing: plain JavaScript may pass an entry that is no area', async () => {
  for (const name of ['users', 'pickers', 'toString']) {
    await expect(preload(name as PreloadableArea)).resolves.toBeUndefined()
  }
})
