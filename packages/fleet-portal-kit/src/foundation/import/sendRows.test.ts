import { ApiError } from 'api-client'
import { expect, test, vi } from 'vitest'
import { sheetFrom, testColumns } from '../../testing/sheetFrom.ts'
import { nextBatch, sendBatch, type Batch } from './sendRows.ts'

const closed = () => new ApiError({ kind: 'server', status: 409, code: 'KeyVoid' })
const verdict = { applied: 1, rejected: [] }
const batchOf = async () => nextBatch(await sheetFrom([['Ana', 'N0000000001']]), testColumns) as Batch

test('a batch whose key was closed without effect goes out again under the next one, and is answered once', async () => {
  const batch = await batchOf()
  const first = batch.key
  const send = vi.fn(async (_: File, key: string) => {
    if (key === first) throw closed()
    return verdict
  })
  expect(await sendBatch(batch, send)).toBe(verdict)
  expect(send).toHaveBeenCalledTimes(2)
  expect(send.mock.calls.map(([file]) => file)).toEqual([batch.file, batch.file])
})

test('a server that closes every key is not asked for ever, and the next try has a key of its own', async () => {
  const batch = await batchOf()
  const send = vi.fn((_: File, _key: string) => Promise.reject(closed()))
  await expect(sendBatch(batch, send)).rejects.toMatchObject({ code: 'KeyVoid' })
  const keys = send.mock.calls.map(([, key]) => key)
  expect(keys).toHaveLength(3)
  expect(new Set([...keys, batch.key]).size).toBe(4)
})

test('any other failure leaves the batch under its key', async () => {
  const batch = await batchOf()
  const { key } = batch
  const send = vi.fn(() => Promise.reject(new ApiError({ kind: 'network', status: 0, isAnswered: false })))
  await expect(sendBatch(batch, send)).rejects.toMatchObject({ kind: 'network' })
  expect(send).toHaveBeenCalledTimes(1)
  expect(batch.key).toBe(key)
})
