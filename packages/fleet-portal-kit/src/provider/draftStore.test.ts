import { afterEach, expect, test } from 'vitest'
import { createDraftStore } from './draftStore.ts'

afterEach(() => sessionStorage.clear())

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
