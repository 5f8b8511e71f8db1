import { expect, test, vi } from 'vitest'
import { sheetFrom, testColumns } from '../../testing/sheetFrom.ts'
import { findExistingKeys, type ExistingKeysInput } from './findExistingKeys.ts'
import { listRowErrors } from './sheetErrors.ts'

const idOf = (n: number) => `N${String(n).padStart(10, '0')}`
const fileOf = (rows: number) => sheetFrom(Array.from({ length: rows }, (_, n) => ['Ana', idOf(n)]))

/** A list of a fleet that records its requests. The server returns at most `maxPageSize` items at once. */
function fakeFleet(ids: readonly string[], maxPageSize = 1000) {
  const requests: ExistingKeysInput[] = []
  const read = async (input: ExistingKeysInput) => {
    requests.push(input)
    const found = ids.filter((value) => value.includes(input.searchKey ?? ''))
    const size = Math.min(input.perPage, maxPageSize)
    const page = found.slice((input.page - 1) * size, input.page * size)
    return { keys: page.map((value) => ({ value, name: `Holder of ${value}` })), count: found.length }
  }
  return { requests, read }
}
const otherIds = (count: number) => Array.from({ length: count }, (_, n) => `X${String(n).padStart(10, '0')}`)

const lookupUntil = (signal: AbortSignal) => ({ signal, onProgress: vi.fn(), onComplete: vi.fn() })

async function startLookup(rows: number, fleet: ReturnType<typeof fakeFleet>) {
  const sheet = await fileOf(rows)
  const abort = new AbortController()
  const lookup = lookupUntil(abort.signal)
  const done = findExistingKeys(sheet, 1, fleet.read, lookup)
  return { sheet, abort, done, ...lookup }
}

test('reads a fleet of up to 1,000 items with one request, for files of any length', async () => {
  for (const rows of [1, 5, 300]) {
    const fleet = fakeFleet([...otherIds(900), idOf(0)])
    const { sheet, done } = await startLookup(rows, fleet)
    await done
    await sheet.whenValidated()
    expect(fleet.requests).toEqual([{ page: 1, perPage: 1000 }])
    expect(sheet.invalidRows()).toEqual([0])
    expect(listRowErrors(sheet, 0, testColumns)).toEqual([
      { kind: 'existing', row: 2, title: 'driver_id', existingName: `Holder of ${idOf(0)}` },
    ])
  }
})

test('reads a large fleet page by page for a long file', async () => {
  const fleet = fakeFleet([...otherIds(4200), idOf(7), idOf(4999)])
  const { sheet, done, onProgress, onComplete } = await startLookup(5000, fleet)
  await done
  expect(onComplete).toHaveBeenCalledTimes(1)
  expect(onProgress.mock.calls.map(([fraction]) => Math.round((fraction as number) * 10))).toEqual([
    2, 5, 7, 10,
  ])
  await sheet.whenValidated()
  expect(fleet.requests.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5])
  expect(sheet.invalidRows()).toEqual([7, 4999])
})

test('searches a large fleet for each row of a short file, and again for each edited row', async () => {
  const fleet = fakeFleet([...otherIds(20_000), idOf(2), idOf(9)])
  const { sheet, abort, done, onProgress, onComplete } = await startLookup(3, fleet)
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalled())
  await sheet.whenValidated()
  expect(sheet.invalidRows()).toEqual([2])
  expect(onProgress.mock.calls.at(-1)).toEqual([1])
  expect(fleet.requests.map(({ searchKey }) => searchKey)).toEqual([undefined, idOf(0), idOf(1), idOf(2)])
  await sheet.edit(2, 1, idOf(9))
  await vi.waitFor(() => expect(sheet.invalidRows()).toEqual([2]))
  await sheet.edit(2, 1, idOf(8))
  await vi.waitFor(() => expect(fleet.requests.at(-1)?.searchKey).toBe(idOf(8)))
  expect(fleet.requests).toHaveLength(6)
  expect(sheet.invalidRows()).toEqual([])
  abort.abort()
  await done
})

test('reads to the last page if the server returns smaller pages than requested', async () => {
  const fleet = fakeFleet([...otherIds(120), idOf(3)], 50)
  const { sheet, done } = await startLookup(10, fleet)
  await done
  await sheet.whenValidated()
  expect(fleet.requests).toHaveLength(3)
  expect(sheet.invalidRows()).toEqual([3])
})

test('stops at an empty page, even if the count promises more', async () => {
  const sheet = await fileOf(5)
  const read = vi.fn(async ({ page }: ExistingKeysInput) => ({
    keys: page === 1 ? [{ value: idOf(4), name: 'Ana' }] : [],
    count: 3,
  }))
  await findExistingKeys(sheet, 1, read, lookupUntil(new AbortController().signal))
  await sheet.whenValidated()
  expect(read).toHaveBeenCalledTimes(2)
  expect(sheet.invalidRows()).toEqual([4])
  const none = fakeFleet([])
  await findExistingKeys(sheet, 1, none.read, lookupUntil(new AbortController().signal))
  expect(none.requests).toHaveLength(1)
})

test('ignores an answer that arrives after the lookup was aborted', async () => {
  const sheet = await fileOf(2)
  const abort = new AbortController()
  const read = async () => {
    abort.abort()
    return { keys: [{ value: idOf(0), name: 'Ana' }], count: 1 }
  }
  const done = findExistingKeys(sheet, 1, read, lookupUntil(abort.signal))
  await expect(done).rejects.toThrow()
  await sheet.whenValidated()
  expect(sheet.invalidRows()).toEqual([])
})

test('validates edited and excluded rows against the known keys of the fleet', async () => {
  const fleet = fakeFleet([idOf(0), 'n0000000050'])
  const { sheet, done } = await startLookup(2, fleet)
  await done
  await sheet.edit(0, 1, 'N0000000050')
  expect(sheet.existingNameOf(0)).toBe('Holder of n0000000050')
  await sheet.edit(0, 1, idOf(40))
  expect(sheet.invalidRows()).toEqual([])
  await sheet.edit(1, 1, idOf(0))
  expect(sheet.invalidRows()).toEqual([1])
  sheet.exclude([1])
  await sheet.whenValidated()
  expect(sheet.invalidRows()).toEqual([])
  await sheet.edit(1, 0, 'Anna')
  expect(sheet.invalidRows()).toEqual([1])
})
