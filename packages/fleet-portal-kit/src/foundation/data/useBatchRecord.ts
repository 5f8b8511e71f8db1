import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { getCurrentUser } from '../../provider/currentUser.ts'
import { usePortal } from '../../provider/portal.ts'
import { useRead } from './useRead.ts'

/** Stores the progress of one batch. */
export interface BatchRecord {
  /** Stores the progress of a new batch. It replaces the progress of an earlier one. */
  begin: (progress: object) => void
  /** Stores the progress of the batch, unless it was removed meanwhile, such as by signing out. */
  update: (progress: object) => void
  /** Removes the progress. Call it when the user has seen the result. */
  remove: () => void
}

function useRecordKeys(name: string) {
  const { data: user } = useRead(getCurrentUser, {})
  const userId = user?.userId
  return useMemo(() => {
    const stored = `batch:${name}:${userId}`
    return userId === undefined ? undefined : { stored, running: `${stored}:running` }
  }, [name, userId])
}

/**
 * Stores the progress of a batch until the user has seen its result, so that a batch that was interrupted, such as by the end of the
 * session, can be reported. It is stored as drafts are. `name` identifies the kind of batch and the fleet; the hook adds the user's id.
 */
export function useBatchRecord(name: string): BatchRecord {
  const { draftStore } = usePortal()
  const keys = useRecordKeys(name)
  const running = useRef<string>(undefined)
  const isStored = useRef(false)
  // The component that shows the progress is gone: from now on the batch counts as interrupted.
  useEffect(
    () => () => {
      if (running.current) draftStore.write(running.current, undefined)
      running.current = undefined
    },
    [draftStore],
  )
  return useMemo(() => {
    const store = (progress: object | undefined) => {
      if (!keys) return
      isStored.current = progress !== undefined
      draftStore.store(keys.stored, progress, { isTyped: true })
      // This notifies the components that show interrupted batches.
      draftStore.write(keys.running, running.current && progress)
    }
    return {
      begin(progress) {
        running.current = keys?.running
        store(progress)
      },
      update(progress) {
        if (keys && isStored.current && draftStore.readStored(keys.stored)) store(progress)
      },
      remove() {
        running.current = undefined
        store(undefined)
      },
    }
  }, [draftStore, keys])
}

/** The stored progress of an interrupted batch, which the caller must validate, and when it was last changed. */
export function useInterruptedBatch(name: string) {
  const { draftStore } = usePortal()
  const keys = useRecordKeys(name)
  const read = useCallback(() => {
    if (!keys || draftStore.read(keys.running)) return undefined
    const found = draftStore.readStored(keys.stored)
    return found && JSON.stringify(found)
  }, [draftStore, keys])
  const text = useSyncExternalStore(draftStore.subscribe, read, () => undefined)
  return useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as { at: number; value: unknown })),
    [text],
  )
}
