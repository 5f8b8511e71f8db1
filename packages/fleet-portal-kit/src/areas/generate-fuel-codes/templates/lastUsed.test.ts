import type { Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDeviceStorage } from '../../../provider/deviceStorage.ts'
import { sortByLastUsed, createLastUsedStore } from './lastUsed.ts'

const templateOf = (fuelCodeTemplateId: string) => ({ fuelCodeTemplateId }) as Template

describe('templates that were used last', () => {
  beforeEach(() => localStorage.clear())

  test('are stored per user and fleet, and restored after a reload', () => {
    createLastUsedStore(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_1').mark(['tpl_a'], 1000)
    expect(createLastUsedStore(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_1').read()).toEqual({
      tpl_a: 1000,
    })
    expect(createLastUsedStore(createDeviceStorage('fleet-portal'), 'usr_2', 'flt_1').read()).toEqual({})
    expect(createLastUsedStore(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_2').read()).toEqual({})
  })

  test('are listed first, and the others keep their order', () => {
    const templates = ['a', 'b', 'c', 'd'].map(templateOf)
    const order = sortByLastUsed(templates, { c: 1000, b: 2000 }).map((one) => one.fuelCodeTemplateId)
    expect(order).toEqual(['b', 'c', 'a', 'd'])
  })

  test('are limited to five hundred, and the oldest are removed', () => {
    const lastUsed = createLastUsedStore(createDeviceStorage('fleet-portal'), 'usr_1', 'flt_1')
    lastUsed.mark(['old'], 1)
    lastUsed.mark(
      Array.from({ length: 500 }, (_, index) => `tpl_${index}`),
      2,
    )
    expect(Object.keys(lastUsed.read())).toHaveLength(500)
    expect(lastUsed.read()).not.toHaveProperty('old')
  })

  test('are empty if the stored value is invalid', () => {
    const store = createDeviceStorage('fleet-portal')
    store.write('templates-used:usr_1:flt_1', { tpl_a: 'yesterday' })
    expect(createLastUsedStore(store, 'usr_1', 'flt_1').read()).toEqual({})
  })
})
