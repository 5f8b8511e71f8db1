import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRows } from '../../foundation/import/checkRows.ts'
import { faultGroups } from '../../foundation/import/faultGroups.ts'
import { prepareImport } from '../../foundation/import/prepareImport.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { importMessages } from '../../locales/en/imports.ts'
import { driverImportColumns } from './ImportDrivers.tsx'

const columns = driverImportColumns(driversMessages.defaults.imports)
const titles = ['first_name', 'last_name', 'driver_id', 'mobile_number']
const good = ['Ana', 'Cruz', 'N1234567890', '09171234567']
const linesOf = (rows: string[][]) => {
  const groups = faultGroups(
    checkRows(rows, { columns }).faults,
    columns,
    importMessages.defaults,
    () => undefined,
  )
  return Object.fromEntries(
    groups.map(({ heading, items, more }) => [heading, more ? [...items, more] : items]),
  )
}
const changed = (at: number, cell: string) => good.with(at, cell)
const fileOf = (content: BlobPart, name = 'drivers.csv') => new File([content], name)

const name = fc.stringMatching(/^[A-Za-zñÑ][A-Za-zñÑ0-9.,'-]{0,30}$/)
const licence = fc.stringMatching(/^[A-Za-z0-9]{11}$/)
const mobile = fc.stringMatching(/^09[0-9]{9}$/)
const driver = fc.tuple(name, name, licence, mobile)

describe('a file of drivers', () => {
  test('passes with good drivers, however many', () => {
    fc.assert(
      fc.property(fc.array(driver, { minLength: 1, maxLength: 30 }), (drivers) => {
        expect(checkRows([titles, ...drivers], { columns }).faults).toEqual([])
      }),
    )
  })

  test('may hold mobile numbers that lost their zero, which is put back', () => {
    const { faults, rows, repairs } = checkRows([titles, changed(3, '9171234567'), good], { columns })
    expect(faults).toEqual([])
    expect(rows[1]?.[3]).toBe('09171234567')
    expect(repairs).toEqual([0, 0, 0, 1])
  })

  test.each([
    [0, 'J@n', 'Wrong first or last name format', 'Row 2: Invalid first name'],
    [1, 'Cruz!', 'Wrong first or last name format', 'Row 2: Invalid last name'],
    [0, 'x'.repeat(76), 'Wrong first or last name format', 'Row 2: Invalid first name'],
    [2, 'N123456789', 'Wrong driver ID format', 'Row 2: Invalid driver ID (must be 11 chars)'],
    [2, 'N12345-7890', 'Wrong driver ID format', 'Row 2: Invalid driver ID (must be 11 chars)'],
    [3, '08171234567', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '0917123456', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '8171234567', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '9.17E+09', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
  ])('tells of cell %i where it is %s', (at, cell, heading, line) => {
    expect(linesOf([titles, changed(at, cell)])).toEqual({ [heading]: [line] })
  })

  test('flags blank cells', () => {
    expect(linesOf([titles, changed(1, ' '), good])).toEqual({
      'Wrong first or last name format': ['Row 2: Invalid last name (blank)'],
    })
  })

  test('counts rows as a spreadsheet does, the titles being row 1', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), (before) => {
        const drivers = [...Array.from({ length: before }, () => good), changed(3, 'bad')]
        expect(linesOf([titles, ...drivers])).toEqual({
          'Wrong mobile number': [`Row ${before + 2}: Invalid mobile number`],
        })
      }),
    )
  })

  test('lists at most five faults of a kind and says how many more there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 60 }), (count) => {
        const lines = linesOf([titles, ...Array.from({ length: count }, () => changed(2, 'short'))])
        expect(lines['Wrong driver ID format']).toHaveLength(6)
        expect(lines['Wrong driver ID format']?.at(-1)).toBe(count - 5)
      }),
    )
    expect(importMessages.defaults.more(3)).toBe('and 3 more others')
  })

  test('names the title that a wrong column should have', () => {
    const wrong = ['first_name', 'surname', 'driver_id', 'mobile_number']
    expect(linesOf([wrong, good])).toEqual({ 'Invalid CSV File': ['Column 2 should be last_name'] })
    expect(linesOf([titles.slice(0, 3), good])).toEqual({
      'Invalid CSV File': ['Column 4 should be mobile_number'],
    })
    expect(linesOf([['First Name', ...titles.slice(1)], good])).toEqual({
      'Invalid CSV File': ['Column 1 should be first_name'],
    })
    expect(
      linesOf([
        [...titles, 'notes'],
        [...good, 'x'],
      ]),
    ).toEqual({
      'Invalid CSV File': ['Column 5 should be left out'],
    })
  })

  test('may not have a blank row between its drivers, nor a blank column', () => {
    expect(linesOf([titles, good, ['', ''], good])).toEqual({ 'Other error': ['Row 3: Blank row'] })
    expect(
      linesOf([
        [...titles, ''],
        [...good, ''],
        [...good, ''],
      ]),
    ).toEqual({ 'Other error': ['Column 5 is blank'] })
    const nameless = changed(1, '')
    expect(linesOf([titles, nameless, nameless])).toEqual({ 'Other error': ['Column 2 is blank: last_name'] })
  })

  test('holds more than its titles', () => {
    expect(linesOf([titles])).toEqual({ 'Invalid CSV File': ['There are no rows below the titles.'] })
  })

  test('may not have more cells in a row than titles', () => {
    expect(linesOf([titles, [...good, 'extra'], good])).toEqual({
      'Other error': ['Row 2: More cells than there are columns'],
    })
  })
})

describe('what is sent of a file of drivers', () => {
  const text = `${titles.join(',')}\n${good.join(',')}\n`

  test('is the file itself, byte by byte, where nothing was put right', async () => {
    const prepared = await prepareImport(fileOf(text), { columns })
    expect('upload' in prepared && (await prepared.upload.file.text())).toBe(text)
    expect('upload' in prepared && prepared.upload.file.name).toBe('drivers.csv')
  })

  test('is UTF-8 with commas and whole mobile numbers, whatever the spreadsheet wrote', async () => {
    const excel = Uint8Array.from(
      'first_name;last_name;driver_id;mobile_number\r\nJosé;Peña;n1234567890;9171234567\r\n\r\n',
      (letter) => letter.charCodeAt(0),
    )
    const prepared = await prepareImport(fileOf(excel), { columns })
    expect('upload' in prepared && (await prepared.upload.file.text())).toBe(
      'first_name,last_name,driver_id,mobile_number\r\nJosé,Peña,n1234567890,09171234567\r\n',
    )
  })

  test('is nothing at all where the file has a fault', async () => {
    const prepared = await prepareImport(fileOf(`${text}Ana,Cruz,short,09171234567\n`), { columns })
    expect(prepared).toEqual({ faults: [{ kind: 'cell', row: 3, at: 2, isBlank: false }] })
  })
})
