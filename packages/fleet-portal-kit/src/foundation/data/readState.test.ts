import { describe, expect, test } from 'vitest'
import { readStateOf, type ReadResult } from './readState.ts'

const refetch = () => undefined
const readResult = <T>(read: Partial<ReadResult<T>>): ReadResult<T> => ({
  data: undefined,
  error: null,
  refetch,
  ...read,
})

describe('the state of a read', () => {
  test('is loading, not none, until the server answers', () => {
    expect(readStateOf(readResult<string[]>({}))).toEqual({ status: 'loading' })
  })

  test('is failed with its error, not none, after a failed read', () => {
    const error = new Error('reset')
    expect(readStateOf(readResult<string[]>({ error }))).toEqual({ status: 'failed', error, retry: refetch })
  })

  test('is none for an empty answer', () => {
    expect(readStateOf(readResult({ data: [] }))).toEqual({ status: 'none' })
    expect(readStateOf(readResult({ data: null }))).toEqual({ status: 'none' })
    expect(readStateOf(readResult({ data: { items: [] } }), ({ items }) => items)).toEqual({ status: 'none' })
  })

  test('is some for the value 0', () => {
    expect(readStateOf(readResult({ data: 0 }))).toEqual({ status: 'some', value: 0 })
  })

  test('keeps the earlier value after a failed refetch', () => {
    const read = readResult({ data: ['a'], error: new Error('reset') })
    expect(readStateOf(read)).toEqual({ status: 'some', value: ['a'] })
  })
})
