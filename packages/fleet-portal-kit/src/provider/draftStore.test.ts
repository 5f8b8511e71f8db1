import { afterEach, expect, test, vi } from 'vitest'
import { createDraftStore } from './draftStore.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
})

test('signing out removes the drafts of the user, and not those of the user of another provider', () => {
  const [ana, ben] = [createDraftStore('fleet-portal'), createDraftStore('fleet-portal')]
  ana.store('driver:flt_1:new:ana', { firstName: 'Luz' })
  ana.store('generate-fuel-codes:ana:flt_1', [1])
  ben.store('driver:flt_1:new:ben', { firstName: 'Rey' })
  ana.endSession({ userId: 'ana', removeStored: true })
  expect(ana.readStored('driver:flt_1:new:ana')).toBeUndefined()
  expect(ana.readStored('generate-fuel-codes:ana:flt_1')).toBeUndefined()
  expect(ben.readStored('driver:flt_1:new:ben')?.value).toEqual({ firstName: 'Rey' })
})

test('signing out removes the drafts of a user whose id has colons', () => {
  const draftStore = createDraftStore('fleet-portal')
  draftStore.store('driver:flt_1:new:f:realm:ana', { firstName: 'Luz' }, { isTyped: true })
  expect(draftStore.hasTyped('f:realm:ana')).toBe(true)
  expect(draftStore.hasTyped('f:realm:an')).toBe(false)
  draftStore.endSession({ userId: 'f:realm:ana', removeStored: true })
  expect(draftStore.readStored('driver:flt_1:new:f:realm:ana')).toBeUndefined()
})

test('an expired session leaves the drafts of its user in the tab', () => {
  const draftStore = createDraftStore('fleet-portal')
  draftStore.store('driver:flt_1:new:ana', { firstName: 'Luz' })
  draftStore.endSession({ userId: 'ana', removeStored: false })
  expect(createDraftStore('fleet-portal').readStored('driver:flt_1:new:ana')?.value).toEqual({
    firstName: 'Luz',
  })
})

test('two namespaces share no drafts', () => {
  createDraftStore('one').store('driver:flt_1:new:ana', 1)
  const two = createDraftStore('two')
  expect(two.readStored('driver:flt_1:new:ana')).toBeUndefined()
  two.endSession({ userId: 'ana', removeStored: true })
  expect(createDraftStore('one').readStored('driver:flt_1:new:ana')?.value).toBe(1)
})

/** The drafts of Ana and Ben in a tab that does not run when Ana signs out in another one at noon. */
function signOutElsewhere() {
  vi.useFakeTimers({ now: new Date('2026-03-02T11:00:00Z') })
  const tab = createDraftStore('fleet-portal')
  tab.store('driver:flt_1:new:ana', { firstName: 'Luz' })
  tab.store('driver:flt_1:new:ben', { firstName: 'Rey' })
  const entries = Object.entries(sessionStorage)
  vi.setSystemTime(new Date('2026-03-02T12:00:00Z'))
  createDraftStore('fleet-portal').endSession({ userId: 'ana', removeStored: true })
  for (const [name, text] of entries) sessionStorage.setItem(name, text as string)
  return tab
}

test('a tab that was discarded or closed when its user signed out in another tab has none of the drafts of before', () => {
  signOutElsewhere()
  const opened = createDraftStore('fleet-portal')
  expect(opened.readStored('driver:flt_1:new:ana')).toBeUndefined()
  expect(opened.readStored('driver:flt_1:new:ben')?.value).toEqual({ firstName: 'Rey' })
})

test('a tab that was frozen when its user signed out and in again elsewhere has none of the drafts of before', () => {
  const frozen = signOutElsewhere()
  frozen.endSession({ userId: 'ana', removeStored: false })
  expect(frozen.readStored('driver:flt_1:new:ana')).toBeUndefined()
  expect(frozen.readStored('driver:flt_1:new:ben')?.value).toEqual({ firstName: 'Rey' })
})

test('drafts after the next sign-in survive reloads and the end of the session', () => {
  signOutElsewhere()
  vi.setSystemTime(new Date('2026-03-02T12:00:01Z'))
  const tab = createDraftStore('fleet-portal')
  tab.store('driver:flt_1:new:ana', { firstName: 'Mia' })
  createDraftStore('fleet-portal').endSession({ userId: 'ana', removeStored: false })
  expect(createDraftStore('fleet-portal').readStored('driver:flt_1:new:ana')?.value).toEqual({
    firstName: 'Mia',
  })
})

test('drafts survive although the clock was set back after a sign-out', () => {
  signOutElsewhere()
  vi.setSystemTime(new Date('2026-03-02T10:00:00Z'))
  createDraftStore('fleet-portal').store('driver:flt_1:new:ana', { firstName: 'Mia' })
  vi.setSystemTime(new Date('2026-03-02T13:00:00Z'))
  expect(createDraftStore('fleet-portal').readStored('driver:flt_1:new:ana')?.value).toEqual({
    firstName: 'Mia',
  })
})
