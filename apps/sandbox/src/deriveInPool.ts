import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { DeriveKey } from './utilities/passwords.ts'

const run = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/** On the threads that Node keeps for such work: other calls are answered meanwhile. */
export const deriveInPool: DeriveKey = (password, salt, { dkLen, ...cost }) =>
  run(password, salt, dkLen, cost)
