import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tabLocks } from '../testing/tabLocks.ts'
import { keepClosedTabCopies } from './closedTabCopies.ts'
import { draftStore } from './draftStore.ts'

const typed = { isTyped: true }
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The same tab after its page went without a word; another one where its storage is gone as well. */
async function openTab() {
  const work = draftStore('fleet-portal')
  const stop = keepClosedTabCopies(work, 'fleet-portal')
  await settled()
  return { work, stop }
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

describe('work that was kept', () => {
  test('is taken over by the next tab once its own was closed, with the time at which it was kept', async () => {
    const { freeAll } = tabLocks()
    const { work } = await openTab()
    work.keep('drafts:usr_1', ['one'], typed)
    const { at } = work.kept('drafts:usr_1') ?? {}
    sessionStorage.clear()
    const other = await openTab()
    expect(other.work.kept('drafts:usr_1')).toBeUndefined()
    freeAll()
    sessionStorage.clear()
    const next = await openTab()
    expect(next.work.kept('drafts:usr_1')).toEqual({ at, value: ['one'], isTyped: true })
    expect(copies()).toHaveLength(1)
  })

  test('before the tab could copy it is copied then', async () => {
    const { freeAll } = tabLocks()
    const work = draftStore('fleet-portal')
    work.keep('drafts:usr_1', 'early', typed)
    keepClosedTabCopies(work, 'fleet-portal')
    await settled()
    freeAll()
    sessionStorage.clear()
    expect((await openTab()).work.kept('drafts:usr_1')?.value).toBe('early')
  })

  test('and forgotten again leaves no copy', async () => {
    tabLocks()
    const { work } = await openTab()
    work.keep('drafts:usr_1', 'some', typed)
    work.keep('drafts:usr_1', undefined, typed)
    expect(copies()).toEqual([])
  })

  test('in this tab too is not replaced; what another tab left comes once its place is free', async () => {
    const { freeAll } = tabLocks()
    const { work } = await openTab()
    work.keep('drafts:usr_1', 'left', typed)
    freeAll()
    const own = JSON.stringify({ at: 1, value: 'own', isTyped: true })
    sessionStorage.setItem('fleet-portal:work:drafts:usr_1', own)
    const here = await openTab()
    expect(here.work.kept('drafts:usr_1')?.value).toBe('own')
    here.work.keep('drafts:usr_1', undefined, typed)
    freeAll()
    expect((await openTab()).work.kept('drafts:usr_1')?.value).toBe('left')
  })

  test('is not there twice after a reload', async () => {
    const { freeAll } = tabLocks()
    const { work } = await openTab()
    work.keep('drafts:usr_1', 'mine', typed)
    freeAll()
    const again = await openTab()
    expect(copies()).toHaveLength(1)
    again.work.keep('drafts:usr_1', undefined, typed)
    freeAll()
    expect((await openTab()).work.kept('drafts:usr_1')).toBeUndefined()
  })

  test('goes from every tab’s copy with signing out', async () => {
    const { freeAll } = tabLocks()
    const { work } = await openTab()
    work.keep('drafts:usr_1', 'mine', typed)
    freeAll()
    sessionStorage.clear()
    const next = await openTab()
    next.work.end({ userId: 'usr_1', isForGood: true })
    expect(copies()).toEqual([])
    expect(next.work.kept('drafts:usr_1')).toBeUndefined()
  })

  test('in another tab counts as typed by its user, and by no other', async () => {
    tabLocks()
    const { work } = await openTab()
    work.keep('drafts:usr_1', 'mine', typed)
    sessionStorage.clear()
    const other = await openTab()
    expect(other.work.kept('drafts:usr_1')).toBeUndefined()
    expect(other.work.hasTyped('usr_1')).toBe(true)
    expect(other.work.hasTyped('usr_2')).toBe(false)
    work.keep('drafts:usr_1', undefined, typed)
    expect(other.work.hasTyped('usr_1')).toBe(false)
  })

  test('for a month comes back, and later does not', async () => {
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
    const { work } = await openTab()
    expect(work.kept('young')?.value).toBe('young')
    expect(work.kept('old')).toBeUndefined()
  })

  test('that no user typed stays in its tab', async () => {
    tabLocks()
    const { work } = await openTab()
    work.keep('place:usr_1', 'here')
    expect(copies()).toEqual([])
    expect(work.isSafe('place:usr_1', 'reload')).toBe(true)
    expect(work.isSafe('place:usr_1', 'closing')).toBe(false)
  })
})

describe('without Web Locks', () => {
  test('work is safe from a reload and not from closing the tab', async () => {
    const { work } = await openTab()
    work.keep('drafts:usr_1', 'mine', typed)
    expect(copies()).toEqual([])
    expect(work.isSafe('drafts:usr_1', 'reload')).toBe(true)
    expect(work.isSafe('drafts:usr_1', 'closing')).toBe(false)
  })
})

test('work that the browser refuses to store is safe from nothing', () => {
  const work = draftStore('fleet-portal')
  const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    work.keep('drafts:usr_1', 'mine', typed)
  } finally {
    if (set) Object.defineProperty(Storage.prototype, 'setItem', set)
  }
  expect(work.isSafe('drafts:usr_1', 'reload')).toBe(false)
})
