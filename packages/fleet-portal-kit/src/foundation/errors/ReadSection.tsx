import type { ReactNode } from 'react'
import { readStateOf, type ReadResult } from '../data/readState.ts'
import { FailedSection } from './FailedSection.tsx'

interface ReadSectionProps<T> {
  read: ReadResult<T>
  /** A placeholder with the height of the content. */
  loading: ReactNode
  /** Shown for an empty answer. Default: `children` with the empty value. */
  none?: ReactNode
  /** Shown after a failed read. Default: the cause and a Try again button. */
  failed?: (error: unknown, retry: () => unknown) => ReactNode
  children: (value: T) => ReactNode
}

/** A section of a screen that renders the four states of its read: loading, failed, none, some. */
export function ReadSection<T>({ read, loading, none, failed, children }: ReadSectionProps<T>) {
  const state = readStateOf(read)
  if (state.status === 'loading') return <>{loading}</>
  if (state.status === 'failed') {
    const { error, retry } = state
    return <>{failed ? failed(error, retry) : <FailedSection error={error} retry={retry} />}</>
  }
  if (state.status === 'none' && none !== undefined) return <>{none}</>
  return <>{read.data !== undefined && children(read.data)}</>
}
