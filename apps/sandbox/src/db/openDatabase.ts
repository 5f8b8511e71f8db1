import type { Db } from './connect.ts'

export interface OpenDatabase {
  db: Db
  /** Only this process can have it open. */
  isOnly?: boolean
  close(): Promise<void>
}
