import type { Db } from './connect.ts'

export interface OpenDatabase {
  db: Db
  /** Whether only this process can open the database. */
  isOnly?: boolean
  close(): Promise<void>
}
