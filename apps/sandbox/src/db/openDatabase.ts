import type { ConstructorOptions } from 'pg-boss'
import type { Db } from './connect.ts'

export interface OpenDatabase {
  db: Db
  /** Whether only this process can open the database. */
  isOnly?: boolean
  /** How the job queue reaches the database. */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'max'>
  /** Opens the channel between the processes. Not present if only one process can open the database. */
  openChannel?: (options: ChannelOptions) => Promise<Channel>
  close(): Promise<void>
}

export interface ChannelOptions {
  /** Called with each message of another process. */
  onMessage: (message: unknown) => void
  /** Called when the channel is open again. Messages of other processes may be lost. */
  onReconnect: () => void
  onFailure: (error: unknown) => void
}

/** Messages between the processes on one database. A message is lost to processes that are not connected at that moment. */
export interface Channel {
  /** Sends a message of at most 7,900 bytes of JSON to the other processes. */
  publish(message: object): void
  close(): Promise<void>
}
