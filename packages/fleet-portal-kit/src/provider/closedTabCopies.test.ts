import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tabLocks } from '../testing/tabLocks.ts'
import { keepClosedTabCopies } from './closedTabCopies.ts'
import { createDraftStore } from './draftStore.ts'

const typed = { isTyped: true }
const waitForLocks = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Opens a page in the same tab. After `sessionStorage.clear()` it is another tab. */
async function openTab() {
  const draftStore = createDraftStore('fleet-portal')
  const stop = keepClosedTabCopies(draftStore, 'fleet-portal')
  await waitForLocks()
  return { draftStore, stop }
}

const copies = () => Object.keys(localStorage).filter((name) => name.startsWith('fleet-portal:tab:'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a typed draft', () => {
  test('is restored in the next tab after its own tab was closed, with the time at which it was stored', async () => {
    const { freeAll } = tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', ['one'], typed)
    const { at } = draftStore.readStored('drafts:usr_1') ?? {}
    sessionStorage.clear()
    const other = await openTab()
    expect(other.draftStore.readStored('drafts:usr_1')).toBeUndefined()
    freeAll()
    sessionStorage.clear()
    const next = await openTab()
    expect(next.draftStore.readStored('drafts:usr_1')).toEqual({ at, value: ['one'], isTyped: true })
    expect(copies()).toHaveLength(1)
  })

  test('that was stored before the tab got its lock is copied once it has the lock', async () => {
    const { freeAll } = tabLocks()
    const draftStore = createDraftStore('fleet-portal')
    draftStore.store('drafts:usr_1', 'early', typed)
    keepClosedTabCopies(draftStore, 'fleet-portal')
    await waitForLocks()
    freeAll()
    sessionStorage.clear()
    expect((await openTab()).draftStore.readStored('drafts:usr_1')?.value).toBe('early')
  })

  test('leaves no copy after it was removed', async () => {
    tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', 'some', typed)
    draftStore.store('drafts:usr_1', undefined, typed)
    expect(copies()).toEqual([])
  })

  test('of a closed tab does not replace a draft of this tab, and is restored after that one was removed', async () => {
    const { freeAll } = tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', 'left', typed)
    freeAll()
    const own = JSON.stringify({ at: 1, value: 'own', isTyped: true })
    sessionStorage.setItem('fleet-portal:work:drafts:usr_1', own)
    const here = await openTab()
    expect(here.draftStore.readStored('drafts:usr_1')?.value).toBe('own')
    here.draftStore.store('drafts:usr_1', undefined, typed)
    freeAll()
    expect((await openTab()).draftStore.readStored('drafts:usr_1')?.value).toBe('left')
  })

  test('has one copy after a reload', async () => {
    const { freeAll } = tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', 'mine', typed)
    freeAll()
    const again = await openTab()
    expect(copies()).toHaveLength(1)
    again.draftStore.store('drafts:usr_1', undefined, typed)
    freeAll()
    expect((await openTab()).draftStore.readStored('drafts:usr_1')).toBeUndefined()
  })

  test('is removed from the copies of all tabs when the user signs out', async () => {
    const { freeAll } = tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', 'mine', typed)
    freeAll()
    sessionStorage.clear()
    const next = await openTab()
    next.draftStore.endSession({ userId: 'usr_1', removeStored: true })
    expect(copies()).toEqual([])
    expect(next.draftStore.readStored('drafts:usr_1')).toBeUndefined()
  })

  test('of another tab counts as typed text of its user, and of no other user', async () => {
    tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', 'mine', typed)
    sessionStorage.clear()
    const other = await openTab()
    expect(other.draftStore.readStored('drafts:usr_1')).toBeUndefined()
    expect(other.draftStore.hasTyped('usr_1')).toBe(true)
    expect(other.draftStore.hasTyped('usr_2')).toBe(false)
    draftStore.store('drafts:usr_1', undefined, typed)
    expect(other.draftStore.hasTyped('usr_1')).toBe(false)
  })

  test('is restored for 30 days, and not later', async () => {
    tabLocks()
    const day = 24 * 60 * 60 * 1000
    for (const [name, age] of [
      ['young', 29 * day],
      ['old', 31 * day],
    ] as const) {
      localStorage.setItem(
        `fleet-portal:tab:gone:${name}`,
        JSON.stringify({ at: Date.now() - age, value: name }),
      )
    }
    const { draftStore } = await openTab()
    expect(draftStore.readStored('young')?.value).toBe('young')
    expect(draftStore.readStored('old')).toBeUndefined()
  })

  test('is restored also if other copies of its tab are damaged, which are removed', async () => {
    tabLocks()
    const good = JSON.stringify({ at: Date.now(), value: 'good', isTyped: true })
    const damaged = ['{"at":1', '7', '{"at":"now"}', 'null']
    damaged.forEach((text, index) => localStorage.setItem(`fleet-portal:tab:gone:a${index}`, text))
    localStorage.setItem('fleet-portal:tab:gone:z', good)
    const { draftStore } = await openTab()
    expect(draftStore.readStored('z')?.value).toBe('good')
    expect(copies().filter((name) => name.includes(':gone:'))).toEqual([])
  })

  test('stays stored for the next tab if this tab cannot store it', async () => {
    const { freeAll } = tabLocks()
    localStorage.setItem(
      'fleet-portal:tab:gone:drafts:usr_1',
      JSON.stringify({ at: Date.now(), value: 'mine', isTyped: true }),
    )
    const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      await openTab()
    } finally {
      if (set) Object.defineProperty(Storage.prototype, 'setItem', set)
    }
    freeAll()
    expect((await openTab()).draftStore.readStored('drafts:usr_1')?.value).toBe('mine')
  })

  test('is the only kind that is copied: other values stay in their tab', async () => {
    tabLocks()
    const { draftStore } = await openTab()
    draftStore.store('place:usr_1', 'here')
    expect(copies()).toEqual([])
    expect(draftStore.isSafe('place:usr_1', 'reload')).toBe(true)
    expect(draftStore.isSafe('place:usr_1', 'closing')).toBe(false)
  })
})

describe('without Web Locks', () => {
  test('a typed draft survives a reload and not closing the tab', async () => {
    const { draftStore } = await openTab()
    draftStore.store('drafts:usr_1', 'mine', typed)
    expect(copies()).toEqual([])
    expect(draftStore.isSafe('drafts:usr_1', 'reload')).toBe(true)
    expect(draftStore.isSafe('drafts:usr_1', 'closing')).toBe(false)
  })
})

test('a draft that the browser refuses to store survives nothing', () => {
  const draftStore = createDraftStore('fleet-portal')
  const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    draftStore.store('drafts:usr_1', 'mine', typed)
  } finally {
    if (set) Object.defineProperty(Storage.prototype, 'setItem', set)
  }
  expect(draftStore.isSafe('drafts:usr_1', 'reload')).toBe(false)
})
