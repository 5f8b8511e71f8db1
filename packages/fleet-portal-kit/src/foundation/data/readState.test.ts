import { describe, expect, test } from 'vitest'
import { readStateOf, type ReadResult } from './readState.ts'

const refetch = () => undefined
const reading = <T>(read: Partial<ReadResult<T>>): ReadResult<T> => ({
  data: undefined,
  error: null,
  refetch,
  ...read,
})

describe('what is known of a read', () => {
  test('is loading until it answers, and never none', () => {
    expect(readStateOf(reading<string[]>({}))).toEqual({ status: 'loading' })
  })

  test('is failed with its cause where it could not be read, and never none', () => {
    const error = new Error('reset')
    expect(readStateOf(reading<string[]>({ error }))).toEqual({ status: 'failed', error, retry: refetch })
  })

  test('is none only of what was read', () => {
    expect(readStateOf(reading({ data: [] }))).toEqual({ status: 'none' })
    expect(readStateOf(reading({ data: null }))).toEqual({ status: 'none' })
    expect(readStateOf(reading({ data: { items: [] } }), ({ items }) => items)).toEqual({ status: 'none' })
  })

  test('zero is a value', () => {
    expect(readStateOf(reading({ data: 0 }))).toEqual({ status: 'some', value: 0 })
  })

  test('stays what was read before while reading it again fails', () => {
    const read = reading({ data: ['a'], error: new Error('reset') })
    expect(readStateOf(read)).toEqual({ status: 'some', value: ['a'] })
  })
})
