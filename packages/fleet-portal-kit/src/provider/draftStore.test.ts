import { afterEach, expect, test } from 'vitest'
import { createDraftStore } from './draftStore.ts'

afterEach(() => sessionStorage.clear())

test('signing out removes the drafts of the user, and not those of the user of another provider', () => {
  const [ana, ben] = [createDraftStore('fleet-portal'), createDraftStore('fleet-portal')]
  ana.keep('driver:flt_1:new:ana', { firstName: 'Luz' })
  ana.keep('generate-fuel-codes:ana:flt_1', [1])
  ben.keep('driver:flt_1:new:ben', { firstName: 'Rey' })
  ana.end({ userId: 'ana', removeStored: true })
  expect(ana.kept('driver:flt_1:new:ana')).toBeUndefined()
  expect(ana.kept('generate-fuel-codes:ana:flt_1')).toBeUndefined()
  expect(ben.kept('driver:flt_1:new:ben')?.value).toEqual({ firstName: 'Rey' })
})

test('an expired session leaves the drafts of its user in the tab', () => {
  const draftStore = createDraftStore('fleet-portal')
  draftStore.store('driver:flt_1:new:ana', { firstName: 'Luz' })
  draftStore.endSession({ userId: 'ana', removeStored: false })
  expect(createDraftStore('fleet-portal').kept('driver:flt_1:new:ana')?.value).toEqual({ firstName: 'Luz' })
})

test('two namespaces share no drafts', () => {
  createDraftStore('one').keep('driver:flt_1:new:ana', 1)
  const two = createDraftStore('two')
  expect(two.kept('driver:flt_1:new:ana')).toBeUndefined()
  two.end({ userId: 'ana', removeStored: true })
  expect(createDraftStore('one').kept('driver:flt_1:new:ana')?.value).toBe(1)
})
