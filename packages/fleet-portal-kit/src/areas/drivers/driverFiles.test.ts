import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText } from 'fleet-portal-api-client/contract/csvText'
import { groupErrors } from '../../fleet/import/errorGroups.ts'
import { nextBatch, type Batch } from '../../fleet/import/sendRows.ts'
import { listSheetErrors, type ImportError } from '../../fleet/import/sheetErrors.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { importMessages } from '../../locales/en/imports.ts'
import { openedFile, sheetFrom } from '../../testing/sheetFrom.ts'
import { driverImportColumns } from './DriverImportDialog.tsx'

const columns = driverImportColumns(driversMessages.defaults.imports)
const titles = ['first_name', 'last_name', 'driver_id', 'mobile_number']
const good = ['Ana', 'Cruz', 'N1234567890', '09171234567']
const another = ['Ana', 'Cruz', 'N1234567891', '09171234567']
const errorsOf = async (content: BlobPart) => {
  const sheet = await openedFile(content, columns)
  if (typeof sheet !== 'string') return [...listSheetErrors(sheet, columns)]
  return [{ kind: 'file', reason: sheet } as ImportError]
}
const messagesOf = async (rows: string[][]) => {
  const groups = groupErrors(await errorsOf(csvText(rows)), columns, importMessages.defaults, () => undefined)
  return Object.fromEntries(
    groups.map(({ heading, items, more }) => [heading, more ? [...items, more] : items]),
  )
}
const sentOf = async (content: BlobPart) => {
  const sheet = await openedFile(content, columns)
  if (typeof sheet === 'string') throw new Error(sheet)
  return (nextBatch(sheet, columns) as Batch).file
}
const nth = (n: number) => good.with(2, `M${String(n).padStart(10, '0')}`)
const changed = (columnIndex: number, cell: string) => good.with(columnIndex, cell)

const name = fc.stringMatching(/^[A-Za-zñÑ][A-Za-zñÑ0-9.,'-]{0,30}$/)
const licence = fc.stringMatching(/^[A-Za-z0-9]{11}$/)
const mobile = fc.stringMatching(/^09[0-9]{9}$/)
const driver = fc.tuple(name, name, licence, mobile)

describe('a driver file', () => {
  test('is valid with any number of valid drivers', async () => {
    const drivers = fc.uniqueArray(driver, {
      minLength: 1,
      maxLength: 30,
      selector: ([, , id]) => id.toUpperCase(),
    })
    await fc.assert(
      fc.asyncProperty(drivers, async (rows) => {
        expect(await messagesOf([titles, ...rows])).toEqual({})
      }),
    )
  })

  test.each(['9171234567', '917 123 4567', '0917-123-4567'])(
    'may contain the mobile number %s, which is rewritten to the stored format',
    async (number) => {
      const sheet = await sheetFrom([changed(3, number), another], columns)
      expect([...listSheetErrors(sheet, columns)]).toEqual([])
      expect(sheet.cellsOf(0)[3]).toBe('09171234567')
      expect(sheet.report.correctedCounts).toEqual([0, 0, 0, 1])
    },
  )

  test.each([
    [0, 'J@n', 'Wrong first or last name format', 'Row 2: Invalid first name'],
    [1, 'Cruz!', 'Wrong first or last name format', 'Row 2: Invalid last name'],
    [0, 'x'.repeat(76), 'Wrong first or last name format', 'Row 2: Invalid first name'],
    [2, 'N123456789', 'Wrong driver ID format', 'Row 2: Invalid driver ID (must be 11 chars)'],
    [2, 'N12345-7890', 'Wrong driver ID format', 'Row 2: Invalid driver ID (must be 11 chars)'],
    [3, '08171234567', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '0917123456', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '639171234567', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '+63 917 123 4567', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '8171234567', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
    [3, '9.17E+09', 'Wrong mobile number', 'Row 2: Invalid mobile number'],
  ])('reports an error if cell %i is %s', async (columnIndex, cell, heading, message) => {
    expect(await messagesOf([titles, changed(columnIndex, cell)])).toEqual({ [heading]: [message] })
  })

  test('reports blank cells', async () => {
    expect(await messagesOf([titles, changed(1, ' '), another])).toEqual({
      'Wrong first or last name format': ['Row 2: Last name is empty'],
    })
  })

  test('reports row numbers as a spreadsheet shows them, with the titles in row 1', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 20 }), async (before) => {
        const drivers = [...Array.from({ length: before }, (_, n) => nth(n)), changed(3, 'bad')]
        expect(await messagesOf([titles, ...drivers])).toEqual({
          'Wrong mobile number': [`Row ${before + 2}: Invalid mobile number`],
        })
      }),
    )
  })

  test('lists at most five errors per heading, and the number of further errors', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 6, max: 60 }), async (count) => {
        const messages = await messagesOf([
          titles,
          ...Array.from({ length: count }, () => changed(2, 'short')),
        ])
        expect(messages['Wrong driver ID format']).toHaveLength(6)
        expect(messages['Wrong driver ID format']?.at(-1)).toBe(count - 5)
      }),
    )
    expect(importMessages.defaults.more(3)).toBe('and 3 more others')
  })

  test('reports the expected title of a wrong column', async () => {
    const wrong = ['first_name', 'surname', 'driver_id', 'mobile_number']
    expect(await messagesOf([wrong, good])).toEqual({ 'Invalid CSV File': ['Column 2 should be last_name'] })
    expect(await messagesOf([titles.slice(0, 3), good])).toEqual({
      'Invalid CSV File': ['Column 4 should be mobile_number'],
    })
    expect(await messagesOf([['First Name', ...titles.slice(1)], good])).toEqual({
      'Invalid CSV File': ['Column 1 should be first_name'],
    })
    expect(
      await messagesOf([
        [...titles, 'notes'],
        [...good, 'x'],
      ]),
    ).toEqual({
      'Invalid CSV File': ['Column 5 should be left out'],
    })
  })

  test('is invalid with a blank row between its drivers, or with a blank column', async () => {
    expect(await messagesOf([titles, good, ['', ''], another])).toEqual({
      'Other error': ['Row 3: Blank row'],
    })
    expect(
      await messagesOf([
        [...titles, ''],
        [...good, ''],
        [...another, ''],
      ]),
    ).toEqual({ 'Other error': ['Column 5 is blank'] })
    const nameless = [changed(1, ''), another.with(1, '')]
    expect(await messagesOf([titles, ...nameless])).toEqual({
      'Other error': ['Column 2 is blank: last_name'],
    })
  })

  test('is invalid without rows below its titles', async () => {
    expect(await messagesOf([titles])).toEqual({
      'Invalid CSV File': ['There are no rows below the titles.'],
    })
  })

  test('is invalid with the same driver ID twice, in upper or lower case', async () => {
    expect(await messagesOf([titles, good, another, changed(2, 'n1234567890'), good])).toEqual({
      'Repeated in the file': ['Row 4: Same driver_id as row 2', 'Row 5: Same driver_id as row 2'],
    })
  })

  test('is invalid with more cells in a row than titles', async () => {
    expect(await messagesOf([titles, [...good, 'extra'], another])).toEqual({
      'Other error': ['Row 2: More cells than there are columns'],
    })
  })
})

describe('the content that is sent of a driver file', () => {
  const text = `${titles.join(',')}\n${good.join(',')}\n`

  test('equals the file byte by byte if the file already has the format of the server', async () => {
    const whole = csvText([titles, good, another.with(0, 'Cruz, Jr.')])
    const sent = await sentOf(whole)
    expect(await sent.text()).toBe(whole)
    expect(sent.name).toBe('drivers.csv')
  })

  test.each([
    ['a space after a quote', `${titles.join(',')}\n"Ana" ,"Cruz",N1234567890,09171234567\n`],
    ['spaces around cells', `${titles.join(',')}\n Ana ,Cruz\t, N1234567890,09171234567 \n`],
    ['a line that declares the separator', `sep=;\r\n${titles.join(';')}\r\n${good.join(';')}\r\n`],
    ['a UTF-8 byte order mark', `\uFEFF${titles.join(',')}\r\n${good.join(',')}`],
    ['line feeds', text],
    ['carriage returns', text.replaceAll('\n', '\r')],
    ['quotes around everything', text.replace(/[^,\n]+/g, '"$&"')],
    ['blank rows at its end', `${text}\n , \n`],
    ['a driver ID in lower case', text.replace('N1', 'n1')],
  ])('is the same if the file has %s', async (_, content) => {
    expect(await (await sentOf(content)).text()).toBe(csvText([titles, good]))
  })

  test('has UTF-8, commas and complete mobile numbers, for any format of the spreadsheet', async () => {
    const excel = Uint8Array.from(
      'first_name;last_name;driver_id;mobile_number\r\nJosé;Peña;n1234567890;9171234567\r\n\r\n',
      (letter) => letter.charCodeAt(0),
    )
    expect(await (await sentOf(excel)).text()).toBe(
      'first_name,last_name,driver_id,mobile_number\r\nJosé,Peña,N1234567890,09171234567\r\n',
    )
  })

  test('is nothing if the file has an error', async () => {
    const invalid = `${text}Ana,Cruz,short,09171234567\n`
    expect(await errorsOf(invalid)).toEqual([{ kind: 'cell', row: 3, columnIndex: 2, isBlank: false }])
    await expect(sentOf(invalid)).rejects.toThrow('A row with an error cannot be sent.')
  })
})
