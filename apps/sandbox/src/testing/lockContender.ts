import { lockFolder } from '../db/lockFolder.ts'

/* Child process of the lock test: locks each folder that it receives, replies with the result, and never releases a lock. */

process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => process.send?.('owner'),
    (error: unknown) => process.send?.(String(error)),
  )
})
process.send?.('ready')
