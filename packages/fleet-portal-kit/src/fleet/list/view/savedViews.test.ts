import papa from 'papaparse'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { expect, test } from 'vitest'
import { notUnderstood } from './ListNotices.tsx'
import { viewOf, withView } from './savedViews.ts'
import { tabSeparated } from './tableText.ts'

test('a view has filters, order, page size and hidden columns, but no page, dialog or foreign key', () => {
  const search = 'tab=fleet&status=active&orderBy=status&order=asc&page=3&perPage=50&dialog=edit:1'
  expect(viewOf(listDrivers, search, ['mobileNumber'])).toBe(
    'hidden=mobileNumber&order=asc&orderBy=status&perPage=50&status=active',
  )
})

test('applying a view replaces the current one, and keeps foreign keys', () => {
  const search = 'tab=fleet&searchKey=ana&page=3&hidden=status'
  expect(withView(listDrivers, search, { name: 'Here', search: 'hidden=&status=active' })).toBe(
    'tab=fleet&hidden=&status=active&savedView=Here',
  )
  expect(withView(listDrivers, `${search}&savedView=Here`)).toBe('tab=fleet')
})

test.each([
  ['no filter', 'page=x&perPage=7&hidden=&dialog=add', true, []],
  ['a value that no filter has', 'status=wrong', false, ['status']],
  ['an unknown key on the page of the list', 'colour=red&status=active', true, ['colour']],
  ['an unknown key on a page of the host', 'colour=red&status=active', false, []],
] as const)('of a link with %s it reports the rest', (_name, search, isOwnPage, expected) => {
  expect(notUnderstood(listDrivers, search, isOwnPage)).toEqual(expected)
})

test('an invalid range of days is one filter', () => {
  expect(notUnderstood(listRedemptions, 'startDate=2026-02-31&endDate=2026-01-01', true)).toEqual([
    'startDate',
  ])
  expect(notUnderstood(listRedemptions, 'endDate=2026-01-01', true)).toEqual(['endDate'])
  expect(notUnderstood(listRedemptions, 'startDate=2026-01-01&endDate=2026-01-31', true)).toEqual([])
})

test('a copied cell that begins with a quotation mark takes no other cells into itself', () => {
  const rows = [
    ['Remarks', 'Amount'],
    ['"urgent', '1'],
    ['"two" of them', '2'],
    ['a 6" pipe', '3'],
    ['"', '4'],
  ]
  expect(papa.parse(tabSeparated(rows), { delimiter: '\t' }).data).toEqual(rows)
})

test('copied cells stay in their cell, and are no formulas', () => {
  const rows = [
    ['Name', 'Amount'],
    ['=HYPERLINK("x")', '-12.50'],
    ['two\nlines\tand a tab', '1'],
  ]
  expect(tabSeparated(rows)).toBe(`Name\tAmount\n'=HYPERLINK("x")\t-12.50\ntwo lines and a tab\t1`)
})
