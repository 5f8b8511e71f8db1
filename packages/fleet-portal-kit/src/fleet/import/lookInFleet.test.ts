import { expect, test, vi } from 'vitest'
import { sheetFrom, testColumns } from '../../testing/sheetFrom.ts'
import { findExistingKeys, type ExistingKeysInput } from './lookInFleet.ts'
import { rowFaults } from './sheetFaults.ts'

const idOf = (n: number) => `N${String(n).padStart(10, '0')}`
const fileOf = (rows: number) => sheetFrom(Array.from({ length: rows }, (_, n) => ['Ana', idOf(n)]))

/** A list of a fleet, and what it was asked for. The server gives `most` items at once, whatever it is asked for. */
function fleetOf(ids: readonly string[], most = 1000) {
  const asked: ExistingKeysInput[] = []
  const read = async (one: ExistingKeysInput) => {
    asked.push(one)
    const found = ids.filter((value) => value.includes(one.searchKey ?? ''))
    const size = Math.min(one.perPage, most)
    const page = found.slice((one.page - 1) * size, one.page * size)
    return { held: page.map((value) => ({ value, name: `Holder of ${value}` })), count: found.length }
  }
  return { asked, read }
}
const others = (count: number) => Array.from({ length: count }, (_, n) => `X${String(n).padStart(10, '0')}`)

async function looked(rows: number, fleet: ReturnType<typeof fleetOf>) {
  const sheet = await fileOf(rows)
  const course = new AbortController()
  const done = findExistingKeys(sheet, 1, fleet.read, course.signal)
  return { sheet, course, done }
}

test('a fleet of up to a thousand is asked once, however long the file is', async () => {
  for (const rows of [1, 5, 300]) {
    const fleet = fleetOf([...others(900), idOf(0)])
    const { sheet, done } = await looked(rows, fleet)
    await done
    await sheet.idle()
    expect(fleet.asked).toEqual([{ page: 1, perPage: 1000 }])
    expect(sheet.badRows()).toEqual([0])
    expect(rowFaults(sheet, 0, testColumns)).toEqual([
      { kind: 'held', row: 2, title: 'driver_id', by: `Holder of ${idOf(0)}` },
    ])
  }
})

test('a long file is compared with the whole of a large fleet, page by page', async () => {
  const fleet = fleetOf([...others(4200), idOf(7), idOf(4999)])
  const { sheet, done } = await looked(5000, fleet)
  await done
  await sheet.idle()
  expect(fleet.asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5])
  expect(sheet.badRows()).toEqual([7, 4999])
})

test('a few rows are searched for one by one in a large fleet, and each that is edited', async () => {
  const fleet = fleetOf([...others(20_000), idOf(2), idOf(9)])
  const { sheet, course, done } = await looked(3, fleet)
  await vi.waitFor(() => expect(sheet.badRows()).toEqual([2]))
  expect(fleet.asked.map(({ searchKey }) => searchKey)).toEqual([undefined, idOf(0), idOf(1), idOf(2)])
  await sheet.edit(2, 1, idOf(9))
  await vi.waitFor(() => expect(sheet.badRows()).toEqual([2]))
  await sheet.edit(2, 1, idOf(8))
  await vi.waitFor(() => expect(fleet.asked.at(-1)?.searchKey).toBe(idOf(8)))
  expect(fleet.asked).toHaveLength(6)
  expect(sheet.badRows()).toEqual([])
  course.abort()
  await done
})

test('a server that gives fewer at once than it is asked for is read to its end', async () => {
  const fleet = fleetOf([...others(120), idOf(3)], 50)
  const { sheet, done } = await looked(10, fleet)
  await done
  await sheet.idle()
  expect(fleet.asked).toHaveLength(3)
  expect(sheet.badRows()).toEqual([3])
})

test('a list that ends before its count, and one that is empty, end the look', async () => {
  const sheet = await fileOf(5)
  const read = vi.fn(async ({ page }: ExistingKeysInput) => ({
    held: page === 1 ? [{ value: idOf(4), name: 'Ana' }] : [],
    count: 3,
  }))
  await findExistingKeys(sheet, 1, read, new AbortController().signal)
  await sheet.idle()
  expect(read).toHaveBeenCalledTimes(2)
  expect(sheet.badRows()).toEqual([4])
  const none = fleetOf([])
  await findExistingKeys(sheet, 1, none.read, new AbortController().signal)
  expect(none.asked).toHaveLength(1)
})

test('an answer that comes after the look was given up marks nothing', async () => {
  const sheet = await fileOf(2)
  const course = new AbortController()
  const read = async () => {
    course.abort()
    return { held: [{ value: idOf(0), name: 'Ana' }], count: 1 }
  }
  const done = findExistingKeys(sheet, 1, read, course.signal)
  await expect(done).rejects.toThrow()
  await sheet.idle()
  expect(sheet.badRows()).toEqual([])
})

test('an edit and a row that is left out are judged with what is known', async () => {
  const fleet = fleetOf([idOf(0), 'n0000000050'])
  const { sheet, done } = await looked(2, fleet)
  await done
  await sheet.edit(0, 1, 'N0000000050')
  expect(sheet.holderOf(0)).toBe('Holder of n0000000050')
  await sheet.edit(0, 1, idOf(40))
  expect(sheet.badRows()).toEqual([])
  await sheet.edit(1, 1, idOf(0))
  expect(sheet.badRows()).toEqual([1])
  sheet.leaveOut([1])
  await sheet.idle()
  expect(sheet.badRows()).toEqual([])
  await sheet.edit(1, 0, 'Anna')
  expect(sheet.badRows()).toEqual([1])
})
