import { lockFolder } from '../db/lockFolder.ts'

/* A process of the lock's test: takes each folder that it is sent, and says whether it got it. Keeps what it has. */

process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => process.send?.('owner'),
    (error: unknown) => process.send?.(String(error)),
  )
})
process.send?.('ready')
