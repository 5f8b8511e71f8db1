import type { ReactNode } from 'react'
import { readStateOf, type ReadResult } from '../data/readState.ts'
import { FailedSection } from './FailedSection.tsx'

interface ReadPartProps<T> {
  read: ReadResult<T>
  /** As high as what comes. */
  loading: ReactNode
  /** Says that there is nothing. Default `children`, which then say it themselves. */
  none?: ReactNode
  /** In place of what could not be read. Default the cause, with another try. */
  failed?: (error: unknown, retry: () => unknown) => ReactNode
  children: (value: T) => ReactNode
}

/** A part of a screen in each of the four states of what it reads: loading, failed, none, some. */
export function ReadSection<T>({ read, loading, none, failed, children }: ReadPartProps<T>) {
  const known = readStateOf(read)
  if (known.status === 'loading') return <>{loading}</>
  if (known.status === 'failed') {
    const { error, retry } = known
    return <>{failed ? failed(error, retry) : <FailedSection error={error} retry={retry} />}</>
  }
  if (known.status === 'none' && none !== undefined) return <>{none}</>
  return <>{read.data !== undefined && children(read.data)}</>
}
