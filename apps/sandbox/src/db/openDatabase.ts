import type { Db } from './connect.ts'

export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}
