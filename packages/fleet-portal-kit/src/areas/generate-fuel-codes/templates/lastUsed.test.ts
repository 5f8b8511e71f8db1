import type { Template } from 'api-client/contract/fuelCodes'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDeviceStorage } from '../../../provider/deviceStorage.ts'
import { lastUsedFirst, lastUsedOf } from './lastUsed.ts'

const templateOf = (fuelCodeTemplateId: string) => ({ fuelCodeTemplateId }) as Template

describe('templates that were used last', () => {
  beforeEach(() => localStorage.clear())

  test('are remembered for the person and the fleet, over a reload', () => {
    lastUsedOf(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_1').mark(['tpl_a'], 1000)
    expect(lastUsedOf(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_1').read()).toEqual({ tpl_a: 1000 })
    expect(lastUsedOf(createDeviceStorage('fleet-portal'), 'usr_2', 'flt_1').read()).toEqual({})
    expect(lastUsedOf(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_2').read()).toEqual({})
  })

  test('come first, and the others keep their order', () => {
    const templates = ['a', 'b', 'c', 'd'].map(templateOf)
    const order = lastUsedFirst(templates, { c: 1000, b: 2000 }).map((one) => one.fuelCodeTemplateId)
    expect(order).toEqual(['b', 'c', 'a', 'd'])
  })

  test('are forgotten beyond five hundred, oldest first', () => {
    const memory = lastUsedOf(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_1')
    memory.mark(['old'], 1)
    memory.mark(
      Array.from({ length: 500 }, (_, index) => `tpl_${index}`),
      2,
    )
    expect(Object.keys(memory.read())).toHaveLength(500)
    expect(memory.read()).not.toHaveProperty('old')
  })

  test('are none where something else lies in the browser', () => {
    const store = createDeviceStorage('fleet-portal')
    store.write('templates-used:usr_1:flt_1', { tpl_a: 'yesterday' })
    expect(lastUsedOf(store, 'usr_1', 'flt_1').read()).toEqual({})
  })
})
