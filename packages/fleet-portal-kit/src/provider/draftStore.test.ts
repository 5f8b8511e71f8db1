import { afterEach, expect, test } from 'vitest'
import { draftStore } from './draftStore.ts'

afterEach(() => sessionStorage.clear())

test('the end of one user’s session removes their work, and not that of the user of another provider', () => {
  const [ana, ben] = [draftStore('fleet-portal'), draftStore('fleet-portal')]
  ana.keep('driver:flt_1:new:ana', { firstName: 'Luz' })
  ana.keep('generate-fuel-codes:ana:flt_1', [1])
  ben.keep('driver:flt_1:new:ben', { firstName: 'Rey' })
  ana.end({ userId: 'ana', isForGood: true })
  expect(ana.kept('driver:flt_1:new:ana')).toBeUndefined()
  expect(ana.kept('generate-fuel-codes:ana:flt_1')).toBeUndefined()
  expect(ben.kept('driver:flt_1:new:ben')?.value).toEqual({ firstName: 'Rey' })
})

test('a session that ended by itself leaves the work of its user in the tab', () => {
  const work = draftStore('fleet-portal')
  work.keep('driver:flt_1:new:ana', { firstName: 'Luz' })
  work.end({ userId: 'ana', isForGood: false })
  expect(draftStore('fleet-portal').kept('driver:flt_1:new:ana')?.value).toEqual({ firstName: 'Luz' })
})

test('two namespaces share nothing', () => {
  draftStore('one').keep('driver:flt_1:new:ana', 1)
  const two = draftStore('two')
  expect(two.kept('driver:flt_1:new:ana')).toBeUndefined()
  two.end({ userId: 'ana', isForGood: true })
  expect(draftStore('one').kept('driver:flt_1:new:ana')?.value).toBe(1)
})
