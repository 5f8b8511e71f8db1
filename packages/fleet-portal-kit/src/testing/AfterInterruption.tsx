import { useEffect, useState, type ReactNode } from 'react'
import { useBatchRecord } from '../foundation/data/useBatchRecord.ts'
import { useRead } from '../foundation/data/useRead.ts'
import { getCurrentUser } from '../provider/currentUser.ts'

interface StoreProgressProps {
  /** The name of the batch. */
  name: string
  progress: object
  onStored: () => void
}

function StoreProgress({ name, progress, onStored }: StoreProgressProps) {
  const record = useBatchRecord(name)
  const { data: user } = useRead(getCurrentUser, {})
  useEffect(() => {
    if (!user) return
    record.begin(progress)
    onStored()
  }, [user, record, progress, onStored])
  return null
}

interface AfterInterruptionProps extends Omit<StoreProgressProps, 'onStored'> {
  children: ReactNode
}

/** Renders its children after a batch with this progress was interrupted. */
export function AfterInterruption({ children, ...batch }: AfterInterruptionProps) {
  const [isStored, setStored] = useState(false)
  return isStored ? children : <StoreProgress {...batch} onStored={() => setStored(true)} />
}
